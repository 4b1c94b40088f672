import { NotAsked } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { dealtFor, newGame, table } from '../testing/table.ts';

const A = 'kings-nest ancient-divide eternal-palace great-library-of-ahm wellspring-of-power';
const B = 'eye-of-the-north jinns-shackles old-mans-pass sky-pillars great-hall';
const SIZE = (cards: string) => cards.split(' ').filter((card) => card !== '').length;

/** After round 1, with these cards on top of the draw pile. */
const afterRoundOne = () =>
  table({
    asks: 'monument',
    A: { hand: A },
    B: { hand: B },
    deck: 'golden-ziggurat bath-of-the-gods maze-of-the-damned shield-mountain',
  });

/** After round 2, in which each has a monument already. */
const afterRoundTwo = () =>
  table({
    asks: 'monument',
    round: 2,
    A: { hand: A, monuments: 'roof-of-the-world' },
    B: { hand: B, monuments: 'sapphire-port' },
    box: 'golden-ziggurat bath-of-the-gods',
  });

test('TID-4.1 after scoring rounds 1 and 2 each player takes back the five cards laid in that round', () => {
  const first = dealtFor(A, B);
  first.play(A, B);
  expect([first.A.hand, first.B.hand, first.A.laid, first.B.laid]).toEqual([A, B, '', '']);
  expect(first.A.prompt).toMatch('keep as a monument');

  const second = dealtFor(A, B, { round: 2, A: { monuments: 'golden-ziggurat' }, B: { monuments: 'shield-mountain' } });
  second.play(A, B);
  expect([second.A.hand, second.B.hand]).toEqual([A, B]);
  expect([second.A.monuments, second.B.monuments]).toEqual(['golden-ziggurat', 'shield-mountain']);
});

test('TID-4.2 one of those five stays in the kingdom for the rest of the game, as a monument', () => {
  const t = afterRoundOne();
  expect(t.A.options).toBe(A);
  t.bothAnswer('kings-nest eternal-palace', 'great-hall sky-pillars');
  expect([t.A.monuments, t.B.monuments]).toEqual(['kings-nest', 'great-hall']);
  t.playUntil();
  expect(t.A.monuments).toMatch(/^kings-nest /);
  expect(t.B.monuments).toMatch(/^great-hall /);
  expect(t.A.log).toContain('A keeps King’s Nest as a monument.');
});

test('TID-4.3 one of the other four is removed: it lies face up in the box and never returns', () => {
  const t = afterRoundOne();
  t.bothAnswer('kings-nest eternal-palace', 'great-hall sky-pillars');
  expect(t.box).toBe('eternal-palace sky-pillars');
  expect(t.view('spectator').removed).toHaveLength(2);
  expect(t.A.isRefused('sky-pillars', 'TID-4.3')).toBe('Sky Pillars is out of the game.');
  t.playUntil();
  expect(t.box).toMatch(/^eternal-palace sky-pillars /);
  expect(t.A.log).toContain('B removes Sky Pillars from the game.');
});

test('TID-4.4 both players choose at the same time', () => {
  const t = afterRoundOne();
  expect(t.asked).toBe('A B');
  t.B.answers('great-hall sky-pillars');
  expect(t.asked).toBe('A');
});

test('TID-4.5 monument and removal are one choice, revealed for both together', () => {
  const t = afterRoundOne();
  expect(t.A.decision).toMatchObject({ kind: 'order', min: 2, max: 2 });
  t.A.answers('kings-nest eternal-palace');
  expect([t.A.monuments, t.box, t.events]).toEqual(['', '', []]);
  t.B.answers('great-hall sky-pillars');
  expect(t.B.log.slice(0, 4)).toEqual([
    'A keeps King’s Nest as a monument.',
    'A removes Eternal Palace from the game.',
    'B keeps Great Hall as a monument.',
    'B removes Sky Pillars from the game.',
  ]);
});

test('TID-4.6 both choices are mandatory', () => {
  const t = afterRoundOne();
  expect(t.A.isRefused('kings-nest', 'TID-4.6')).toBe('Too few: choose 2 cards.');
  expect(t.A.isRefused('', 'TID-4.6')).toBe('Too few: choose 2 cards.');
  expect(t.A.isRefused('kings-nest ancient-divide eternal-palace', 'TID-4.6')).toMatch('Too many');
});

test('TID-4.6 they must be two different cards', () => {
  const t = afterRoundOne();
  expect(t.A.isRefused('kings-nest kings-nest', 'TID-4.6')).toMatch('two different cards');
});

test('TID-4.7 then each draws two cards, so that both hold five again', () => {
  const t = afterRoundOne();
  t.bothAnswer('kings-nest eternal-palace', 'great-hall sky-pillars');
  expect([SIZE(t.A.hand), SIZE(t.B.hand)]).toEqual([5, 5]);
  expect(t.A.hand).toMatch('ancient-divide great-library-of-ahm wellspring-of-power');
  expect(t.B.hand).toMatch('eye-of-the-north jinns-shackles old-mans-pass');
});

test('TID-4.8 player 1 takes the top two cards, player 2 the next two', () => {
  const t = afterRoundOne();
  t.bothAnswer('kings-nest eternal-palace', 'great-hall sky-pillars');
  expect(t.A.hand).toMatch('golden-ziggurat bath-of-the-gods');
  expect(t.B.hand).toMatch(/maze-of-the-damned .*shield-mountain/);
});

test('TID-4.9 only cards of the round just played can be kept or removed', () => {
  const t = afterRoundTwo();
  expect(t.A.isRefused('great-hall kings-nest', 'TID-4.9')).toBe('You don’t have that card in your hand.');
  expect(t.A.isRefused('kings-nest maze-of-the-damned', 'TID-4.9')).toBe('You don’t have that card in your hand.');
  expect(t.A.isRefused('golden-ziggurat kings-nest', 'TID-4.3')).toMatch('out of the game');
});

test('TID-4.9 a monument can be neither moved nor removed', () => {
  const t = afterRoundTwo();
  const stays = 'Roof of the World is a monument and stays until the end of the game.';
  expect(t.A.isRefused('roof-of-the-world kings-nest', 'TID-4.9')).toBe(stays);
  expect(t.A.isRefused('kings-nest roof-of-the-world', 'TID-4.9')).toBe(stays);
  expect(t.B.isRefused('roof-of-the-world great-hall', 'TID-4.9')).toBe(stays);
});

test('TID-4.10 a monument keeps its symbol and its ability in every later round', () => {
  const t = table({
    round: 3,
    A: { monuments: 'great-hall kings-nest', laid: 'ancient-divide' },
    B: { laid: 'sky-pillars great-library-of-ahm' },
  });
  expect(t.A.symbols).toBe('palace 2, temple 1');
  expect(t.A.brings('great-hall')).toBe(6);
  expect(t.A.brings('ancient-divide')).toBe(7);
  expect(t.B.brings('great-library-of-ahm')).toBe(0);
});

test('TID-4.11 all 18 cards enter the game: 4 are removed, 7 lie in each kingdom at the end', () => {
  const t = newGame(5);
  t.playUntil();
  expect(t.deck).toBe('');
  expect(SIZE(t.box)).toBe(4);
  expect([SIZE(t.A.monuments), SIZE(t.A.laid), SIZE(t.B.monuments), SIZE(t.B.laid)]).toEqual([2, 5, 2, 5]);
});

test('TID-4.12 nothing is chosen after round 3', () => {
  const t = dealtFor(A, B, { round: 3 });
  t.play(A, B);
  expect([t.asked, t.isOver]).toEqual(['', true]);
  expect([t.A.laid, t.B.laid, t.A.hand]).toEqual([A, B, '']);
});

test('TID-4.13 the pair may be changed until the opponent has committed too', () => {
  const t = afterRoundOne();
  t.A.answers('kings-nest eternal-palace');
  t.A.withdraws();
  t.A.answers('eternal-palace kings-nest');
  t.B.answers('great-hall sky-pillars');
  expect([t.A.monuments, t.box]).toEqual(['eternal-palace', 'kings-nest sky-pillars']);
});

test('TID-4.13 then both are carried out and the cards drawn in the same step', () => {
  const t = afterRoundOne();
  const { step } = t.state.flow;
  t.bothAnswer('kings-nest eternal-palace', 'great-hall sky-pillars');
  expect(t.state.flow.step).toBe(step + 1);
  expect(t.A.prompt).toBe('Choose a card for your kingdom.');
  expect(SIZE(t.A.hand)).toBe(5);
  expect(() => t.A.withdraws()).toThrow(NotAsked);
});
