import { InvalidInput, openDecisions, seedFast } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { panovnik } from '../index.ts';
import { newGame, table } from '../testing/table.ts';
import { gemCount, type PanovnikState } from './state.ts';
import { cardsIn, LARGE, LAWS, OFFER, SMALL } from './zones.ts';

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
const sizes = (seats: number, options = {}) => {
  const t = newGame(seats, options);
  t.playUntil(() => t.state.round === 1);
  return [LARGE, SMALL, LAWS, OFFER].map((zone) => cardsIn(t.state, zone).length);
};

test.each([1, 2, 3, 4])(
  'PAN-1.4 PAN-3.2 PAN-3.3 PAN-T.1 with %i seats the supply is 4 gems of each color a seat, less six each',
  (seats) => {
    const { state } = newGame(seats);
    expect(sum(state.supply)).toBe(16 * seats - 6 * seats);
    for (let seat = 0; seat < seats; seat++) expect(gemCount(state, seat)).toBe(6);
    const all = [0, 1, 2, 3].map(
      (color) =>
        (state.supply[color] as number) +
        sum(
          Array.from(
            { length: seats },
            (_, seat) =>
              [newGame(seats).A, newGame(seats).B, newGame(seats).C, newGame(seats).D][seat]?.gems.split(
                'BRGY'.charAt(color),
              ).length ?? 1,
          ).map((n) => n - 1),
        ),
    );
    expect(all).toEqual([4, 4, 4, 4].map((n) => n * seats));
  },
);

test('PAN-T.1 humans = 2 / 3 / 4: supply 32 / 48 / 64 before taking the starting gems', () => {
  const before = [2, 3, 4].map((seats) => sum(newGame(seats).state.supply) + 6 * seats);
  expect(before).toEqual([32, 48, 64]);
});

test('PAN-3.3 two of eight gems go back at random', () => {
  const hands = new Set(Array.from({ length: 30 }, (_, seed) => newGame(1, {}, seed).A.gems));
  expect(hands.size).toBeGreaterThan(4);
  for (const gems of hands) expect(gems).toHaveLength(6);
});

test('PAN-1.3 PAN-3.1 PAN-3.8 the offer begins with one card below each of four colors', () => {
  const t = newGame(2);
  t.playUntil(() => t.state.round === 1);
  expect(t.above).toBe('- - - -');
  expect(t.below.split(' ').filter((name) => name !== '-')).toHaveLength(4);
});

test('PAN-3.4 PAN-3.5 PAN-12.6 each chooses one of two characters, secretly; all are turned up together', () => {
  const t = newGame(2);
  expect(openDecisions(t.state).map((d) => d.options.length)).toEqual([2, 2]);
  const [first = ''] = t.A.options.split(' ');
  t.A.answers(first);
  expect(t.view(1).seats[0]).toMatchObject({ ready: true, pyramid: [] });
  t.B.answers(t.B.options.split(' ')[0] as string);
  expect(t.A.pyramid).toBe(`${first} 1:0`);
  expect(t.eventsOf('started')).toHaveLength(2);
});

test('PAN-3.6 PAN-E.12 the starting card costs nothing and brings its reward of level 1', () => {
  const t = newGame(1, {}, 4);
  const before = t.A.gems;
  t.A.answers(t.A.options.split(' ')[0] as string);
  const paid = t.eventsOf('placed');
  expect(paid).toEqual([]);
  expect(before).toHaveLength(6);
  t.playUntil(() => t.state.round === 1);
  const gains = t.events.filter(({ t: kind }) =>
    ['token', 'took-gems', 'drew', 'eternal', 'attack-gained'].includes(kind),
  );
  expect(gains.length).toBeGreaterThan(0);
});

test('PAN-3.7 PAN-3.9 the decks: 48 characters less the offer, the rest, and the laws not dealt', () => {
  const drawn = (seats: number) => {
    const t = newGame(seats, {}, 9);
    t.playUntil(() => t.state.round === 1);
    const [small, laws] = ['small', 'laws'].map(
      (deck) => t.eventsOf('drew').filter((event) => event.deck === deck).length,
    );
    return [44, 64 - 48 - 2 * seats - (small ?? 0), 24 - 3 * seats - (laws ?? 0), 4];
  };
  for (const seats of [1, 2, 3, 4]) expect(sizes(seats, {}).length).toBe(4);
  for (const seats of [1, 2, 3, 4]) {
    const t = newGame(seats, {}, 9);
    t.playUntil(() => t.state.round === 1);
    expect([LARGE, SMALL, LAWS, OFFER].map((zone) => cardsIn(t.state, zone).length)).toEqual(drawn(seats));
  }
});

test('PAN-3.10 laws and offer come after the choice, starting rewards in ascending order of the cards', () => {
  const t = newGame(4, {}, 3);
  expect(t.view(0).decks.laws).toBe(24);
  t.playUntil(() => t.state.round === 1);
  const kinds = t.events.map(({ t: kind }) => kind);
  expect(kinds.indexOf('offered')).toBeGreaterThan(kinds.lastIndexOf('started'));
  const dealtLaws = t.events.findIndex((event) => event.t === 'dealt' && event.deck === 'laws');
  expect(dealtLaws).toBeGreaterThan(kinds.indexOf('offered'));
  const firstCard = new Map(t.eventsOf('started').map(({ seat, card }) => [seat, card]));
  const rewarded = t.events.slice(dealtLaws).flatMap((event) => {
    if (event.t === 'dealt' || event.t === 'tucked' || !('seat' in event) || event.seat === null) return [];
    return [firstCard.get(event.seat) ?? 0];
  });
  expect(new Set(rewarded).size).toBe(4);
  expect(rewarded).toEqual(rewarded.toSorted((a, b) => a - b));
});

describe('options', () => {
  const parse = (seats: number, options: object) => () => panovnik.parseOptions(options, seats);

  test('PAN-13.1 PAN-14.3 seats and virtual opponents are at most four; alone there is at least one', () => {
    expect(newGame(1).state.virtuals).toBe(1);
    expect([2, 3, 4].map((seats) => newGame(seats).state.virtuals)).toEqual([0, 0, 0]);
    expect(newGame(1, { virtuals: 'three' }).state.virtuals).toBe(3);
    expect(newGame(3, { virtuals: 'one' }).state.virtuals).toBe(1);
    expect(parse(1, { virtuals: 'none' })).toThrow(InvalidInput);
    expect(parse(3, { virtuals: 'two' })).toThrow(InvalidInput);
    expect(parse(4, { virtuals: 'one' })).toThrow(InvalidInput);
  });

  test('PAN-14.1 wider start: one of four is played, one kept, two go back before the decks are formed', () => {
    const t = newGame(2, { start: 'four-cards' });
    expect(t.A.options.split(' ')).toHaveLength(4);
    const [played = '', kept = ''] = t.A.options.split(' ');
    const [other = '', second = ''] = t.B.options.split(' ');
    t.A.answers(`${played} ${kept}`);
    t.B.answers(`${other} ${second}`);
    expect(t.A.pyramid).toBe(`${played} 1:0`);
    expect(t.A.hand).toContain(kept);
    expect(t.zone('characters', 0)).toContain(kept);
    expect(cardsIn(t.state, LARGE).length).toBe(44);
  });

  test('PAN-14.2 a hand card may be sold for two gems, after the played ones, in pyramid priority', () => {
    const t = table({
      A: { pyramid: 'knight 1:0', hand: 'census captain' },
      B: { pyramid: 'mentor 1:0', hand: 'scout' },
      C: { pyramid: 'witch 1:0', hand: 'unity-of-the-estates' },
      options: { selling: 'on' },
    });
    t.all('sell:census', 'sell:scout', 'unity-of-the-estates');
    expect(t.asked).toBe('C');
    t.C.answers('1:1');
    expect(t.asked).toBe('B');
    t.B.answers('blue blue');
    expect(t.asked).toBe('A');
    t.A.answers('red yellow');
    expect(t.A.gems).toBe('RY');
    expect(t.discard.split(' ').sort()).toEqual(['census', 'scout']);
    expect(t.A.hand).toBe('captain');
    expect(t.state.turn).toBe(2);
    expect(t.asked).toBe('A');
  });
});

test('PAN-3.8 a game is the same whether anybody listens or not', () => {
  const options = panovnik.parseOptions({}, 2);
  const [told, silent] = [[], undefined].map((out) => {
    const s: PanovnikState = panovnik.setup(options, 2, seedFast(3), panovnik.revision, out);
    for (const d of openDecisions(s)) panovnik.apply(s, d.seat, d.options.slice(0, 1), out);
    return s;
  });
  expect(silent).toEqual(told);
  expect(silent?.offer.filter((card) => card > 0)).toHaveLength(4);
});
