import { LOCALES, seedFast, shuffle } from '@regalia/kernel';
import { loadAllTexts } from '@regalia/kernel/testing';
import { expect, test } from 'vitest';
import { CARDS, SYMBOLS, tides } from '../index.ts';
import { newGame } from '../testing/table.ts';

await loadAllTexts(tides);

const words = (cards: string) => cards.split(' ').filter((card) => card !== '');

test('TID-1.1 eighteen cards, each unique, are all there is', () => {
  const t = newGame(1);
  const all = [t.deck, t.A.hand, t.B.hand, t.A.laid, t.B.laid, t.A.monuments, t.B.monuments, t.box].flatMap(words);
  expect(all).toHaveLength(18);
  expect(all.sort()).toEqual(CARDS.map((card) => card.id).sort());
});

test('TID-1.2 each player lays two monuments over the game, four in all', () => {
  const t = newGame(1);
  t.playUntil();
  expect([words(t.A.monuments).length, words(t.B.monuments).length]).toEqual([2, 2]);
});

test('TID-1.3 five symbols stand on exactly three cards each, and three cards have none', () => {
  expect(SYMBOLS).toEqual(['palace', 'library', 'garden', 'temple', 'stronghold']);
  const having = (symbol: number | null) => CARDS.filter((card) => card.symbol === symbol).length;
  expect(SYMBOLS.map((_, symbol) => having(symbol))).toEqual([3, 3, 3, 3, 3]);
  expect(having(null)).toBe(3);
});

test('TID-1.5 a card has a name, a text, points it can give, and at most one symbol', () => {
  for (const locale of LOCALES) {
    const dictionary = tides.texts.dictionary(locale);
    for (const { id } of CARDS) {
      expect(dictionary[`card.${id}`]).toMatch(/\p{L}/u);
      expect(dictionary[`card.${id}.text`]).toMatch(/\p{L}/u);
    }
  }
  const withoutPoints = CARDS.filter(({ ability }) => !('points' in ability)).map((card) => card.id);
  expect(withoutPoints).toEqual(['kings-nest', 'roof-of-the-world']);
});

test('TID-2.1 exactly two players', () => {
  expect(tides.seats).toEqual({ min: 2, max: 2, usual: 2 });
  for (const seats of [0, 1, 3, 4]) expect(() => tides.parseOptions({}, seats)).toThrow('exactly 2 seats');
  expect(tides.parseOptions({}, 2)).toEqual({ zeroTie: 'nest-wins' });
});

test('TID-2.2 five cards are dealt to each, the other eight form the draw pile', () => {
  const t = newGame(1);
  expect([t.A.hand, t.B.hand, t.deck].map((cards) => words(cards).length)).toEqual([5, 5, 8]);
});

test('TID-2.2 the cards are shuffled: each is dealt to each player equally often', () => {
  const dealt = CARDS.map(() => [0, 0]);
  const games = 1_800;
  for (let seed = 0; seed < games; seed++) {
    const s = tides.setup(tides.parseOptions({}, 2), 2, seedFast(seed));
    tides.view(s, 'judge').seats.forEach(({ hand }, seat) => {
      for (const card of hand.cards ?? []) dealt[card]![seat]!++;
    });
  }
  for (const [card, perSeat] of dealt.entries()) {
    for (const times of perSeat) expect(Math.abs(times - (games * 5) / 18), CARDS[card]?.id).toBeLessThan(95);
  }
});

test('TID-2.3 there is no first player: both are always asked at once, and who answers first does not matter', () => {
  const one = newGame(7);
  const other = newGame(7);
  while (!one.isOver) {
    expect(one.asked).toBe('A B');
    const [a, b] = [one.A, one.B].map((seat) => seat.options.split(' ').slice(-seat.decision.min).join(' '));
    one.A.answers(a as string);
    one.B.answers(b as string);
    other.B.answers(b as string);
    other.A.answers(a as string);
    expect(other.state).toEqual(one.state);
  }
});

test('TID-2.4 player 1 is dealt the top five cards, player 2 the next five, the rest keeps its order', () => {
  const deck = CARDS.map((_, card) => card);
  shuffle(seedFast(3), deck);
  const topFirst = deck.toReversed().map((card) => tides.optionName('card', card));
  const t = newGame(3);
  expect(words(t.A.hand).sort()).toEqual(topFirst.slice(0, 5).sort());
  expect(words(t.B.hand).sort()).toEqual(topFirst.slice(5, 10).sort());
  expect(words(t.deck)).toEqual(topFirst.slice(10));
});
