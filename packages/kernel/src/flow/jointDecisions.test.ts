import { describe, expect, test } from 'vitest';
import { IllegalAnswer, NotAsked } from '../base/errors.ts';
import type { Seat } from '../base/vocabulary.ts';
import { canonicalJson } from '../crypto/canonical.ts';
import { decision } from '../decision/decision.ts';
import { seedFast } from '../rng/rng.ts';
import { A, B, C, D, toyTable } from '../testing/ToyTable.ts';
import { handOf, type Toy, toyGame } from '../testing/toyGame.ts';
import { PUBLIC } from '../zones/marks.ts';
import { times } from './combinators.ts';
import { program } from './program.ts';
import { openDecision, openDecisions } from './run.ts';

/** All pass a card to the left at once, twice, inside an effect; seats without cards are not asked. */
const pass = program<Toy>([
  times<Toy>(2, [
    (x) =>
      x.ask(...x.seatsFrom(x.me).flatMap((seat) => (x.zone(handOf(seat)).cards.length > 0 ? [x.cardsOf(seat)] : []))),
    (x) => {
      const passed = x.answered.map((d) => ({ seat: d.seat, card: x.answerOf(d.seat)?.[0] ?? -1 }));
      for (const { seat, card } of passed) x.move(handOf(seat), card, handOf((seat + 1) % x.seats), 1 << seat);
    },
  ]),
]);
const main = program<Toy>([(x) => x.call(pass, C), (x) => x.say(1), (x) => x.choose(9)]);
const hands = [[1, 2], [3, 4], [5, 6], []];
const table = () => toyTable({ main, pass }, { hands, seats: 4 });

describe('a joint decision inside an effect', () => {
  test('asks all seats at once and resumes with the last answer', () => {
    const t = table();
    expect(t.asked).toEqual([C, A, B]);
    t.answer(B, 3).answer(C, 6);
    expect([t.asked, t.state.flow.step, t.hand(D)]).toEqual([[A], 0, []]);
    t.answer(A, 1);
    expect([A, B, C, D].map((seat) => t.hand(seat))).toEqual([[2], [4, 1], [5, 3], [6]]);
    expect([t.asked, t.state.flow.step, t.state.flow.answered]).toEqual([[C, D, A, B], 1, 3]);
    expect(t.answer(D, 6).answer(C, 3).answer(B, 1).answer(A, 2).said).toBe('A1');
    expect([A, B, C, D].map((seat) => t.hand(seat))).toEqual([[6], [4, 2], [5, 1], [3]]);
  });

  test('does not depend on the order of arrival', () => {
    const answers = { [A]: 2, [B]: 3, [C]: 5 };
    const orders: Seat[][] = [
      [A, B, C],
      [A, C, B],
      [B, A, C],
      [B, C, A],
      [C, A, B],
      [C, B, A],
    ];
    const results = orders.map((order) => {
      const t = table();
      for (const seat of order) t.answer(seat, answers[seat as 0]);
      return canonicalJson(t.state);
    });
    expect(new Set(results).size).toBe(1);
  });

  test('an answer may be withdrawn and changed until the last is in', () => {
    const t = table().answer(A, 1).answer(B, 3).withdraw(A);
    expect(t.asked).toEqual([C, A]);
    t.answer(C, 5).answer(A, 2);
    expect(t.hand(B)).toEqual([4, 2]);
    expect(() => t.game.withdraw(t.state, B)).toThrow(NotAsked);
  });

  test('withdrawing leaves no trace', () => {
    const t = table();
    const before = canonicalJson(t.state);
    expect(canonicalJson(t.answer(A, 1).withdraw(A).state)).toBe(before);
  });

  test('only a parked answer can be withdrawn', () => {
    const t = table().answer(A, 1);
    const before = canonicalJson(t.state);
    for (const seat of [B, D, 7, -1, Number.NaN]) expect(() => t.game.withdraw(t.state, seat)).toThrow(NotAsked);
    expect(canonicalJson(t.state)).toBe(before);
  });

  test('refuses a second answer, or one from a seat not asked, and changes nothing', () => {
    const t = table().answer(A, 1);
    const before = canonicalJson(t.state);
    for (const seat of [A, D, 4, -1, 0.5, Number.NaN]) expect(() => t.game.apply(t.state, seat, [1])).toThrow(NotAsked);
    expect(() => t.game.apply(t.state, B, [1])).toThrow(IllegalAnswer);
    expect(() => t.game.apply(t.state, B, null as never)).toThrow(IllegalAnswer);
    expect(canonicalJson(t.state)).toBe(before);
  });

  test('keeps its answers even if the caller changes the array afterwards', () => {
    const t = table();
    const answer = [1];
    t.game.apply(t.state, A, answer);
    answer[0] = 99;
    expect(t.state.flow.given).toEqual([null, [1], null]);
  });
});

describe('a parked answer', () => {
  const choices = (open: boolean) =>
    program<Toy>([
      (x) => x.ask(...x.seatsFrom(A).map((seat) => decision(seat, 'choose', 'TOY-1', 'number', [1, 2, 3], { open }))),
      (x) => x.say(0),
      (x) => x.choose(9),
    ]);

  const seenBy = (seat: Seat, open: boolean, parked: number) => {
    const t = toyTable({ main: choices(open) }, { seats: 3 }).answer(B, parked);
    const world = t.game.clone(t.state);
    t.game.determinize(world, seat, seedFast(5));
    return world;
  };

  test('is erased from a state determinized for another seat', () => {
    const world = seenBy(A, false, 2);
    expect(world.flow.given).toEqual([null, null, null]);
    expect(world.flow.ready).toBe(0);
    expect(openDecisions(world).map((d) => d.seat)).toEqual([A, B, C]);
  });

  test('is not announced to others unless the decision is open', () => {
    expect(canonicalJson(seenBy(A, false, 2))).toBe(canonicalJson(seenBy(A, false, 3)));
    expect(canonicalJson(seenBy(A, true, 2))).toBe(canonicalJson(seenBy(A, true, 3)));
    expect(seenBy(A, true, 2).flow.ready).toBe(1 << B);
  });

  test('stays with the seat that gave it', () => {
    const world = seenBy(B, false, 2);
    expect(world.flow.given).toEqual([null, [2], null]);
    expect([world.flow.ready, openDecision(world, B)]).toEqual([1 << B, undefined]);
  });
});

describe('rebuilt questions', () => {
  const holders = program<Toy>([
    (x) =>
      x.ask(...x.seatsFrom(A).flatMap((seat) => (x.zone(handOf(seat)).cards.includes(7) ? [x.cardsOf(seat)] : []))),
    (x) => x.say(0),
    (x) => x.choose(9),
  ]);
  const game = toyGame(
    { main: holders },
    {
      deck: [6],
      hands: [
        [5, 5],
        [7, 6],
      ],
    },
  );
  const withHands = (...hands: readonly number[][]) => {
    const s = game.setup({}, 2, seedFast(1));
    hands.forEach((cards, seat) => {
      s.zones[handOf(seat)] = { cards, marks: cards.map(() => PUBLIC) };
    });
    return s;
  };

  test('throw if a seat is no longer asked', () => {
    expect(() => game.askAgain(withHands([5, 5], [6]))).toThrow('seat 1 is no longer asked with these cards');
  });

  test('throw if another seat is asked', () => {
    expect(() => game.askAgain(withHands([5, 7], [6, 7]))).toThrow('seat 0 is asked only with these cards');
  });

  test('are the same if the same seats are asked', () => {
    const s = withHands([5, 5], [7, 8]);
    game.askAgain(s);
    expect(openDecisions(s).map(({ seat, options }) => [seat, options])).toEqual([[B, [7, 8]]]);
  });
});
