import { seedFast } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { panovnik } from '../index.ts';
import { gemsOf, type PanovnikState } from '../rules/state.ts';
import { cardsIn, returned } from '../rules/zones.ts';
import { newGame, table } from '../testing/table.ts';
import { splitsOf } from './resample.ts';

const gemText = (s: PanovnikState, seat: number) => [0, 1, 2, 3].map((color) => gemsOf(s, seat, color)).join('');
const samples = (s: PanovnikState, seat: number, count: number): PanovnikState[] =>
  Array.from({ length: count }, (_, i) => {
    const world = panovnik.clone(s);
    panovnik.determinize(world, seat, seedFast(i + 1));
    return world;
  });

test('PAN-12.1 pyramids, offer, supply, deck sizes and discards are seen by all', () => {
  const t = table({ A: { pyramid: 'mentor 1:0', tokens: 'magic 1:0' }, B: {}, below: 'captain - - -' });
  const [one, other] = [t.view(1), t.view('spectator')];
  for (const view of [one, other]) {
    expect(view.seats[0]?.pyramid).toMatchObject([{ level: 1, x: 0, tokens: [10] }]);
    expect(view.offer.below).toEqual([32, null, null, null]);
    expect(view.supply).toEqual(t.state.supply);
    expect(view.decks).toEqual({ large: t.view(0).decks.large, small: 4, laws: 24 });
    expect(view.discard).toEqual([]);
  }
});

test('PAN-1.10 PAN-12.2 gems and attack tokens behind a screen are seen by their owner only, until the end', () => {
  const t = table({ round: 12, turn: 3, A: { gems: 'BRR', attacks: 2 }, B: {} });
  expect(t.view(0).seats[0]).toMatchObject({ gems: [1, 2, 0, 0], attacks: 2 });
  for (const viewer of [1, 'spectator'] as const)
    expect(t.view(viewer).seats[0]).toMatchObject({ gems: null, attacks: null });
  t.all('', '');
  expect(t.view(1).seats[0]).toMatchObject({ gems: [1, 2, 0, 0], attacks: 2 });
});

test('PAN-12.3 taking and paying gems and gaining attack tokens is public', () => {
  const t = table({ A: { pyramid: 'mentor 1:0', hand: 'ambassador', gems: 'G' }, B: {} });
  t.all('ambassador', '');
  t.A.answers('1:1');
  t.A.answers('blue blue red red');
  expect(t.logOf('spectator').join(' ')).toContain('A takes gems: 2 blue and 2 red.');
  expect(t.logOf(1).join(' ')).toContain('pays 1 green');
});

test('PAN-12.4 the others see only the sum of what was returned: with two seats that tells all, with three it does not', () => {
  const two = newGame(2, {}, 5);
  for (const world of samples(two.state, 0, 20)) expect(gemText(world, 1)).toBe(gemText(two.state, 1));
  const three = newGame(3, {}, 5);
  const worlds = samples(three.state, 0, 200);
  const sum = (s: PanovnikState) =>
    [...cardsIn(s, returned(1)), ...cardsIn(s, returned(2))].sort((a, b) => a - b).join();
  for (const world of worlds) {
    expect(sum(world)).toBe(sum(three.state));
    expect(gemText(world, 0)).toBe(gemText(three.state, 0));
  }
  expect(new Set(worlds.map((world) => gemText(world, 1))).size).toBe(splitsOf(three.state, [1, 2]).length);
});

test('PAN-12.4 samples come in the shares in which gems are given back at random', () => {
  const { state } = newGame(3, {}, 8);
  const splits = splitsOf(state, [1, 2]);
  const ways = splits.map((split) => split.reduce((product, pair) => product * pair.ways, 1));
  const all = ways.reduce((sum, n) => sum + n, 0);
  const runs = 4000;
  const counts = new Map<string, number>();
  for (const world of samples(state, 0, runs)) {
    const key = cardsIn(world, returned(1)).join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  let chiSquare = 0;
  splits.forEach((split, i) => {
    const expected = (runs * (ways[i] as number)) / all;
    chiSquare += ((counts.get(split[0]?.cards.join() ?? '') ?? 0) - expected) ** 2 / expected;
  });
  expect(chiSquare).toBeLessThan(40);
});

test('PAN-12.4 no sample contradicts what a seat has paid', () => {
  const t = table({ asks: 'bid', A: {}, B: { gems: 'BB' }, C: { gems: 'RG' }, below: 'captain scout - -' });
  t.all('', 'blue', 'red');
  for (const world of samples(t.state, 0, 100)) {
    panovnik.checkInvariants(world);
    expect(gemsOf(world, 1, 0)).toBeGreaterThanOrEqual(0);
  }
  expect(t.state.mostReturned.slice(4, 8)).toEqual([2, 1, 0, 0]);
});

test("PAN-12.5 hands are their owner's; the size is public", () => {
  const t = table({ A: { hand: 'captain census' }, B: {} });
  expect(t.view(0).seats[0]?.hand).toMatchObject({ count: 2, cards: [32, 68] });
  expect(t.view(1).seats[0]?.hand).toEqual({ count: 2, characters: 1, laws: 1, cards: null });
});

test('PAN-12.5 a card that came openly into a hand is known by memory only', () => {
  const t = table({ asks: 'bid', A: { gems: 'B' }, B: {}, below: 'captain - - -' });
  t.all('blue', '');
  expect(t.view(1).seats[0]?.hand.cards).toBeNull();
  expect(t.view(1).memory.zones.some(({ cards }) => cards.includes(32))).toBe(true);
});

test('PAN-12.6 bids, deal picks and building cards are secret until all are in', () => {
  const t = table({ asks: 'bid', A: { gems: 'B' }, B: { gems: 'B' }, above: 'scout - - -', below: 'captain - - -' });
  const before = JSON.stringify(t.view(1));
  t.A.answers('blue');
  expect(JSON.stringify(t.view(1))).toBe(before.replace('"ready":false', '"ready":true'));
  t.B.answers('blue');
  const picks = JSON.stringify(t.view(1));
  t.A.answers('scout');
  expect(JSON.stringify(t.view(1))).toBe(picks.replace('"ready":false', '"ready":true'));
});

test("PAN-12.7 PAN-12.8 nobody knows the order of decks; a drawn card is the drawer's secret, the deck is public", () => {
  const t = table({ A: { pyramid: 'mentor 1:0', hand: 'captain', gems: 'G' }, B: {}, small: 'fairy' });
  t.all('captain', '');
  t.A.answers('1:1');
  t.A.answers('small');
  expect(t.logOf(0).at(-1)).toContain('Fairy');
  expect(t.logOf(1).join(' ')).not.toContain('Fairy');
  expect(t.logOf(1).join(' ')).toContain('small deck');
});
