import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Seat } from '../base/vocabulary.ts';
import { canonicalJson } from '../crypto/canonical.ts';
import { randomAnswer } from '../decision/decision.ts';
import { below, seedFast, shuffle } from '../rng/rng.ts';
import { type ToyTable, toyTable } from '../testing/ToyTable.ts';
import { DECK, handOf, type Toy } from '../testing/toyGame.ts';
import { eachSeat, repeatWhile, times, when } from './combinators.ts';
import { program } from './program.ts';

/** A game that uses everything: deals, joint passes, effects run twice, a menu, and an end that may come mid-effect. */
const holders = (x: Toy) => x.seatsFrom(x.me).filter((seat) => x.zone(handOf(seat)).cards.length > 0);

const passLeft = program<Toy>([
  (x) => x.ask(...holders(x).map((seat) => x.cardsOf(seat))),
  (x) => {
    const passed = x.answered.map(({ seat }) => ({ seat, card: x.answerOf(seat)?.[0] ?? -1 }));
    for (const { seat, card } of passed) x.move(handOf(seat), card, handOf((seat + 1) % x.seats), 1 << seat);
  },
]);

const takeTokens = program<Toy>([
  (x) => x.gain(2),
  when((x) => x.tokensOf(x.me) > 6, [(x) => x.finish()]),
  eachSeat((x) => x.others(), [(x) => x.choose(0, 1), (x) => x.gain(-x.chosen, x.frame.cause)]),
]);

const PASS = 0;
const menu = program<Toy>([
  repeatWhile(
    (x) => x.n < 3,
    [
      (x) => x.choose(...[PASS, 1, 2].filter((thing) => (x.n & thing) === 0)),
      (x) => {
        x.frame.card = x.chosen;
        if (x.chosen === PASS) x.skipRest();
      },
      when((x) => x.frame.card === 1, [times(2, takeTokens)]),
      when((x) => x.frame.card === 2, [(x) => x.draw()]),
      (x) => {
        x.n |= x.frame.card;
      },
    ],
  ),
]);

const main = program<Toy>([
  (x) => x.shuffle(DECK),
  (x) => {
    for (const seat of x.seatsFrom(0)) x.draw(2, seat);
  },
  repeatWhile((x) => x.n++ < 3, [(x) => x.call(passLeft), eachSeat((x) => x.seatsFrom(1), menu)]),
  (x) => x.finish(),
]);

const deck = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5];
const programs = { main, passLeft, takeTokens, menu };

/** Answers open decisions in random order, sometimes withdrawing an answer. */
function playAtRandom(t: ToyTable, rng: number[], most: number): void {
  for (let answers = 0; t.outcome === null && answers < most; answers++) {
    const asked = t.asked as Seat[];
    const seat = asked[below(rng, asked.length)]!;
    t.answer(seat, ...randomAnswer(t.decision(seat)!, rng));
    const isParked =
      t.outcome === null && t.state.flow.given.some((given) => given !== null) && !t.asked.includes(seat);
    if (isParked && below(rng, 4) === 0) t.withdraw(seat);
  }
}

test('a random game can be cloned, saved and determinized at every decision and continues the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 4 }), fc.nat(), (seats, seed) => {
      playAtRandom(toyTable(programs, { seats, seed, deck }), seedFast(seed), 20);
    }),
    { numRuns: 12 },
  );
});

test('the result of a random game does not depend on the order in which joint answers arrive', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 4 }), fc.nat(), (seats, seed) => {
      const [one, other] = [toyTable(programs, { seats, seed, deck }), toyTable(programs, { seats, seed, deck })];
      const rng = seedFast(seed);
      for (let step = 0; step < 6 && one.outcome === null; step++) {
        const order = one.asked;
        const answers = new Map(order.map((seat) => [seat, randomAnswer(one.decision(seat)!, rng)]));
        for (const seat of order) one.answer(seat, ...answers.get(seat)!);
        shuffle(rng, order);
        for (const seat of order) other.answer(seat, ...answers.get(seat)!);
        expect(canonicalJson(other.state)).toBe(canonicalJson(one.state));
      }
    }),
    { numRuns: 10 },
  );
});

test('a determinized state can be played to the end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 4 }), fc.nat(), fc.nat(12), (seats, seed, answers) => {
      const t = toyTable(programs, { seats, seed, deck });
      const rng = seedFast(seed);
      playAtRandom(t, rng, answers);
      const { game } = t;
      const world = game.clone(t.state);
      game.determinize(world, below(rng, seats), rng);
      for (let left = 500; world.flow.outcome === null; left--) {
        expect(left).toBeGreaterThan(0);
        const at = world.flow.given.indexOf(null);
        const d = world.flow.asked[at]!;
        game.apply(world, d.seat, randomAnswer(d, rng));
        game.checkInvariants(world);
      }
    }),
    { numRuns: 25 },
  );
});
