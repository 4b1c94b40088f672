import { NotAsked } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { dealtFor, table } from '../testing/table.ts';

const HANDS = {
  A: { hand: 'kings-nest ancient-divide eternal-palace wellspring-of-power golden-ziggurat' },
  B: { hand: 'eye-of-the-north jinns-shackles old-mans-pass sky-pillars great-hall' },
};
const SIZE = (cards: string) => cards.split(' ').filter((card) => card !== '').length;

test('TID-3.1 each player picks one card of the hand and lays it face down', () => {
  const t = table(HANDS);
  expect(t.A.options).toBe(HANDS.A.hand);
  t.A.answers('kings-nest');
  expect(t.A.laid).toBe('');
  expect(t.B.view.seats[0]).toMatchObject({ laid: [], ready: true, hand: { count: 5, cards: null } });
});

test('TID-3.1 no more than one card, no less, and none that is not in hand', () => {
  const t = table(HANDS);
  expect(t.A.isRefused('', 'TID-3.1')).toBe('Too few: choose 1 card.');
  expect(t.A.isRefused('kings-nest ancient-divide', 'TID-3.1')).toBe('Too many: choose 1 card.');
  expect(t.A.isRefused('great-hall', 'TID-3.1')).toBe('You don’t have that card in your hand.');
  expect(t.A.isRefused('sapphire-port', 'TID-3.1')).toBe('You don’t have that card in your hand.');
});

test('TID-3.2 when both have picked, both cards are turned up together', () => {
  const t = table(HANDS);
  t.A.answers('kings-nest');
  expect(t.events).toEqual([]);
  t.B.answers('great-hall');
  expect([t.A.laid, t.B.laid]).toEqual(['kings-nest', 'great-hall']);
  expect(t.A.log.slice(0, 2)).toEqual(['A plays King’s Nest.', 'B plays Great Hall.']);
});

test('TID-3.2 a card laid stays in its owner’s kingdom and cannot be picked again', () => {
  const t = table(HANDS);
  t.bothAnswer('kings-nest', 'great-hall');
  expect(t.B.isRefused('kings-nest', 'TID-3.2')).toBe('King’s Nest is already on the table this round.');
  expect(t.A.isRefused('kings-nest', 'TID-3.2')).toMatch('already on the table');
  t.bothAnswer('jinns-shackles', 'ancient-divide');
  expect([t.A.laid, t.B.laid]).toEqual(['kings-nest jinns-shackles', 'great-hall ancient-divide']);
});

test('TID-3.3 then the players swap their remaining hands', () => {
  const t = table(HANDS);
  t.bothAnswer('kings-nest', 'great-hall');
  expect(t.A.hand).toBe('eye-of-the-north jinns-shackles old-mans-pass sky-pillars');
  expect(t.B.hand).toBe('ancient-divide eternal-palace wellspring-of-power golden-ziggurat');
  expect(t.A.log.at(-1)).toBe('Players swap hands (4 cards each).');
});

test('TID-3.4 until each has laid five: hands of 5, 4, 3, 2 cards are picked from, and swapped after picks 1 to 4', () => {
  const t = table(HANDS);
  const sizes: number[] = [];
  while (t.state.round === 0) {
    sizes.push(SIZE(t.A.hand), SIZE(t.B.hand));
    t.bothAnswer(t.A.options.split(' ')[0] as string, t.B.options.split(' ')[0] as string);
  }
  expect(sizes).toEqual([5, 5, 4, 4, 3, 3, 2, 2]);
  expect(t.events.filter((event) => event.t === 'swapped').map((event) => event.count)).toEqual([4, 3, 2, 1]);
  expect(t.events.filter((event) => event.t === 'laid')).toHaveLength(10);
});

test('TID-3.5 the fifth pick is forced: it is laid at once, after the last swap, for both together', () => {
  const t = table({
    A: { hand: 'kings-nest great-hall', laid: 'ancient-divide eternal-palace wellspring-of-power' },
    B: { hand: 'old-mans-pass sky-pillars', laid: 'golden-ziggurat eye-of-the-north jinns-shackles' },
  });
  t.bothAnswer('kings-nest', 'sky-pillars');
  expect(t.A.log.slice(0, 6)).toEqual([
    'A plays King’s Nest.',
    'B plays Sky Pillars.',
    'Players swap hands (1 card each).',
    'A plays Old Man’s Pass.',
    'B plays Great Hall.',
    expect.stringMatching('^A scores'),
  ]);
});

test('TID-3.6 a pick may be changed until the opponent has picked too', () => {
  const t = table(HANDS);
  t.A.answers('kings-nest');
  t.A.withdraws();
  expect(t.B.view.seats[0]?.ready).toBe(false);
  t.A.answers('ancient-divide');
  t.B.answers('great-hall');
  expect(t.A.laid).toBe('ancient-divide');
});

test('TID-3.6 after that it is final', () => {
  const t = table(HANDS);
  t.bothAnswer('kings-nest', 'great-hall');
  expect(() => t.A.withdraws()).toThrow(NotAsked);
  expect(() => t.B.withdraws()).toThrow(NotAsked);
  expect(t.state.flow.undo).toEqual([t.state.flow.answered, t.state.flow.answered]);
});

test('TID-3.7 after the fifth reveal the round is scored, and not before', () => {
  const [A, B] = [
    'great-hall kings-nest ancient-divide eternal-palace shield-mountain',
    'golden-ziggurat bath-of-the-gods old-mans-pass jinns-shackles eye-of-the-north',
  ];
  const t = dealtFor(A, B);
  t.bothAnswer('great-hall', 'golden-ziggurat');
  t.bothAnswer('kings-nest', 'bath-of-the-gods');
  t.bothAnswer('ancient-divide', 'old-mans-pass');
  expect([t.A.points, t.B.points]).toEqual([[], []]);
  t.bothAnswer('eternal-palace', 'jinns-shackles');
  expect([t.A.points, t.B.points]).toEqual([[9 + 8], [9 + 9]]);
});
