import { describe, expect, test } from 'vitest';
import type { Card } from '../base/vocabulary.ts';
import { decision } from '../decision/decision.ts';
import { A, B, C, D, toyTable } from '../testing/ToyTable.ts';
import { DISCARD, TABLE, type Toy } from '../testing/toyGame.ts';
import { eachSeat, repeatWhile, when } from './combinators.ts';
import { type Program, program } from './program.ts';

const stop = (x: Toy) => x.choose(9);

/** A small card game whose effects interact like those of the real games. */
const DRAW = 1;
const THRONE = 2;
const TORTURE = 3;

const draw = program<Toy>([(x) => x.draw(1)]);

/** Each other seat loses a card or gives the torturer a token. */
const torture = program<Toy>([
  eachSeat(
    (x) => x.others(),
    [
      (x) => x.choose(0, 1),
      when((x) => x.chosen === 0, [(x) => x.ask(x.cardsOf(x.me)), (x) => x.lay(x.answer, DISCARD)]),
      (x) => x.gain(1, x.frame.cause),
    ],
  ),
]);

/** Plays a card of the hand twice. */
const throne: Program<Toy> = program<Toy>([
  (x) => x.ask(x.cardsOf(x.me)),
  (x) => {
    x.frame.card = x.chosen;
    if (x.chosen >= 0) x.move(x.hand, x.chosen, TABLE);
  },
  repeatWhile((x) => x.frame.card >= 0 && x.n++ < 2, [(x) => x.call(effectOf(x.frame.card))]),
]);

const effectOf = (card: Card) => ({ [DRAW]: draw, [THRONE]: throne, [TORTURE]: torture })[card] ?? draw;

const programs = { draw, throne, torture };

test('dice show one of their faces, from the generator of the game', () => {
  const main = program<Toy>([
    (x) => {
      for (const face of x.roll(60, 6)) x.say(face);
    },
    stop,
  ]);
  const faces = toyTable({ main }, { seed: 3 }).said.split(' ');
  expect(faces).toHaveLength(60);
  expect([...new Set(faces)].sort()).toEqual(['A0', 'A1', 'A2', 'A3', 'A4', 'A5']);
  expect(toyTable({ main }, { seed: 3 }).said).toBe(faces.join(' '));
  expect(toyTable({ main }, { seed: 4 }).said).not.toBe(faces.join(' '));
});

test('vars set in one step are visible in later steps', () => {
  const main = program<Toy>([
    (x) => x.set({ cost: 3, n: 1 }),
    (x) => x.set({ n: 2 }),
    (x) => x.say(10 * (x.vars.cost ?? 0) + x.n + (x.vars.never ?? 500)),
    stop,
  ]);
  expect(toyTable({ main }).said).toBe('A532');
});

describe('one effect that runs another twice', () => {
  const main = program<Toy>([(x) => x.call(throne), stop]);

  test('runs it to its end, then again', () => {
    const t = toyTable({ main, ...programs }, { hands: [[TORTURE], [4, 4]], seats: 3 });
    t.answer(A, TORTURE).answer(B, 0).answer(B, 4).answer(C, 1);
    expect(t.tokens).toEqual([2, 0, 0]);
    expect(t.asked).toEqual([B]);
    t.answer(B, 0).answer(B, 4).answer(C, 1);
    expect(t.tokens).toEqual([4, 0, 0]);
    expect([t.hand(B), t.discard, t.asked]).toEqual([[], [4, 4], [A]]);
  });

  test('runs itself twice: a throne on a throne plays two cards twice each', () => {
    const deck = [5, 5, 5, 5, 6];
    const t = toyTable({ main, ...programs }, { hands: [[THRONE, DRAW, DRAW]], deck });
    t.answer(A, THRONE);
    expect(t.state.flow.stack.map((frame) => [frame.program, frame.card, frame.vars.n ?? 0])).toEqual([
      ['main', -1, 0],
      ['throne', THRONE, 1],
      ['throne', THRONE, 0],
    ]);
    t.answer(A, DRAW);
    expect(t.hand(A)).toEqual([DRAW, 6, 5]);
    t.answer(A, DRAW);
    expect([t.hand(A), t.deck]).toEqual([[6, 5, 5, 5], [5]]);
    expect(t.options(A)).toEqual([9]);
  });

  test('does nothing if there is nothing to run', () => {
    expect(
      toyTable({ main, ...programs })
        .answer(A)
        .options(A),
    ).toEqual([9]);
  });
});

describe('nested effects', () => {
  test('resume where they were, each with its own seat, cause, vars and card', () => {
    const report = (x: Toy) => x.say(100 * x.frame.cause + 10 * x.n + x.frame.card);
    const inner = program<Toy>([(x) => x.choose(1, 2), report]);
    const outer = program<Toy>([report, (x) => x.call(inner, C, 7, { n: 3 }), report]);
    const main = program<Toy>([(x) => x.call(outer, B, 5), report, stop]);
    const t = toyTable({ main, outer, inner }, { seats: 3 });
    expect(t.state.flow.stack.map((frame) => `${frame.program}:${frame.pc}`)).toEqual(['main:1', 'outer:2', 'inner:1']);
    expect(t.answer(C, 1).said).toBe('B5 C137 B5 A-1');
  });

  test('an answer is available for one step only', () => {
    const seen: (number | undefined)[] = [];
    const look = (x: Toy) => void seen.push(x.answerOf(A)?.[0]);
    const inner = program<Toy>([look]);
    const main = program<Toy>([
      (x) => x.choose(1, 2),
      (x) => {
        look(x);
        x.call(inner);
      },
      look,
      stop,
    ]);
    const t = toyTable({ main, inner });
    t.game.apply(t.state, A, [2]);
    expect(seen).toEqual([2, undefined, undefined]);
  });

  test('a recursive program returns once per call', () => {
    const countdown: Program<Toy> = program<Toy>([
      (x) => x.choose(0, 1),
      (x) => {
        if (x.chosen === 1) x.call(countdown, (x.me + 1) % x.seats, -1, { n: x.n + 1 });
      },
      (x) => x.say(x.n),
    ]);
    const t = toyTable({ main: program<Toy>([(x) => x.call(countdown), stop]), countdown }, { seats: 3 });
    t.answer(A, 1).answer(B, 1).answer(C, 1).answer(A, 0);
    expect(t.said).toBe('A3 C2 B1 A0');
  });
});

describe('a menu of optional actions in any order', () => {
  const DONE = 0;
  const menu = program<Toy>([
    repeatWhile(
      (x) => x.n < 7,
      [
        (x) => x.choose(DONE, ...[1, 2, 4].filter((thing) => (x.n & thing) === 0)),
        (x) => {
          if (x.chosen === DONE) x.skipRest();
          else {
            x.n |= x.chosen;
            x.say(x.chosen);
          }
        },
      ],
    ),
  ]);
  const main = program<Toy>([(x) => x.call(menu), stop]);

  test('offers each action until it is taken', () => {
    const t = toyTable({ main, menu }).answer(A, 4).answer(A, 1);
    expect(t.options(A)).toEqual([DONE, 2]);
    expect(t.answer(A, 2).said).toBe('A4 A1 A2');
    expect(t.options(A)).toEqual([9]);
  });

  test('can be left at any time', () => {
    const t = toyTable({ main, menu }).answer(A, 2).answer(A, DONE);
    expect([t.said, t.options(A)]).toEqual(['A2', [9]]);
  });
});

describe('the end of the game', () => {
  const win = program<Toy>([(x) => x.gain(1), (x) => x.finish(), (x) => x.say(1)]);
  const main = program<Toy>([
    eachSeat(
      (x) => x.seatsFrom(B),
      [(x) => x.choose(0, 1), when((x) => x.chosen === 1, [(x) => x.call(win), (x) => x.say(2)]), (x) => x.say(3)],
    ),
    (x) => x.say(4),
  ]);

  test('stops all running programs', () => {
    const t = toyTable({ main, win }, { seats: 4 }).answer(B, 0).answer(C, 1);
    expect(t.said).toBe('B3');
    expect(t.outcome).toEqual({ winners: [C], places: [2, 2, 1, 2], decidedBy: 0 });
    expect([t.asked, t.state.flow.stack]).toEqual([[], []]);
  });

  test('leaves no open decision', () => {
    const t = toyTable({ main, win }, { seats: 4 }).answer(B, 1);
    expect(() => t.answer(D, 1)).toThrow('the game is over');
  });

  test('is required: a last program that ends without an outcome throws', () => {
    const quiet = program<Toy>([() => {}]);
    expect(() => toyTable({ main: quiet })).toThrow('the game has no outcome');
  });
});

test('asking nothing continues at once, without answers', () => {
  const main = program<Toy>([(x) => x.ask(), (x) => x.say(x.answered.length), stop]);
  expect(toyTable({ main }).said).toBe('A0');
});

test('amounts, orders and multiple picks reach the next step as asked', () => {
  const main = program<Toy>([
    (x) => x.ask(decision(x.me, 'choose', 'TOY-1', 'number', [], { kind: 'amount', min: 2, max: 5 })),
    (x) => x.gain(x.chosen),
    (x) => x.ask(decision(x.me, 'choose', 'TOY-1', 'number', [1, 2, 3], { kind: 'order', min: 3, max: 3 })),
    (x) => {
      for (const n of x.answer) x.say(n);
    },
    (x) => x.ask(x.cardsOf(x.me, 2)),
    (x) => x.lay(x.answer),
    stop,
  ]);
  const t = toyTable({ main }, { hands: [[8, 8, 8]] })
    .answer(A, 4)
    .answer(A, 3, 1, 2)
    .answer(A, 8, 8);
  expect([t.tokens[A], t.said, t.table]).toEqual([4, 'A3 A1 A2', [8, 8]]);
});
