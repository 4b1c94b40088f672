import { describe, expect, test } from 'vitest';
import { A, B, C, D, toyTable } from '../testing/ToyTable.ts';
import type { Toy } from '../testing/toyGame.ts';
import { eachNextSeat, eachSeat, repeatWhile, times, when } from './combinators.ts';
import { type Part, program } from './program.ts';

const YES = 1;
const NO = 0;
const ask = (x: Toy) => x.choose(NO, YES);
const say = (n: number) => (x: Toy) => x.say(n);
const stop = (x: Toy) => x.choose(9);

/** Runs the steps and stops at a last question. */
const table = (steps: readonly Part<Toy>[], seats = 2) => toyTable({ main: program([...steps, stop]) }, { seats });

describe('when', () => {
  test('runs its body if the test holds, then continues', () => {
    const steps = [ask, when<Toy>((x) => x.chosen === YES, [say(1), say(2)]), say(3)];
    expect(table(steps).answer(A, YES).said).toBe('A1 A2 A3');
    expect(table(steps).answer(A, NO).said).toBe('A3');
  });

  test('a question in its body is answered in its body', () => {
    const body = [ask, (x: Toy) => x.say(x.chosen), ask, (x: Toy) => x.say(x.chosen)];
    expect(
      table([when<Toy>(() => true, body)])
        .answer(A, YES)
        .answer(A, NO).said,
    ).toBe('A1 A0');
  });

  test('nests', () => {
    const inner = when<Toy>((x) => x.n > 1, [say(2)]);
    const steps = (n: number) => [
      (x: Toy) => {
        x.n = n;
      },
      when<Toy>((x) => x.n > 0, [say(1), inner]),
      say(3),
    ];
    expect([0, 1, 2].map((n) => table(steps(n)).said)).toEqual(['A3', 'A1 A3', 'A1 A2 A3']);
  });
});

describe('times', () => {
  test('runs its body that many times, questions and all', () => {
    const t = table(times(3, [ask, (x: Toy) => x.say(x.chosen)]));
    expect(t.answer(A, YES).answer(A, NO).answer(A, YES).said).toBe('A1 A0 A1');
    expect(t.options(A)).toEqual([9]);
  });

  test('nests, and zero times runs nothing', () => {
    expect(table(times(2, [...times(2, [say(1)]), say(2)])).said).toBe('A1 A1 A2 A1 A1 A2');
    expect(table(times<Toy>(0, [say(1)])).said).toBe('');
  });
});

describe('repeatWhile', () => {
  test('tests before each run', () => {
    const body = [ask, (x: Toy) => x.gain(x.chosen)];
    const t = table([repeatWhile<Toy>((x) => x.tokensOf(A) < 2, body), say(5)]);
    expect(t.answer(A, YES).answer(A, NO).said).toBe('');
    expect(t.answer(A, YES).said).toBe('A5');
  });

  test('does not run a body whose test fails at once', () => {
    expect(table([repeatWhile<Toy>(() => false, [say(1)]), say(2)]).said).toBe('A2');
  });

  test('shares its counter between body and test', () => {
    const count = (x: Toy) => {
      x.n++;
    };
    expect(table([repeatWhile<Toy>((x) => x.n < 3, [count, (x) => x.say(x.n)])]).said).toBe('A1 A2 A3');
  });

  test('calls a shared program in a frame of its own', () => {
    const shared = program<Toy>([
      (x) => x.say(x.n),
      (x) => {
        x.n = 7;
        x.gain(1);
      },
      (x) => x.skipRest(),
      say(8),
    ]);
    const main = program<Toy>([repeatWhile((x) => x.tokensOf(A) < 2, shared), when((x) => x.n === 0, shared), stop]);
    expect(toyTable({ main, shared }).said).toBe('A0 A0 A0');
  });
});

describe('eachSeat', () => {
  const others = (x: Toy) => x.others();

  test('visits each other seat in order, to its end before the next', () => {
    const t = table([eachSeat<Toy>(others, [ask, (x) => x.say(x.chosen), say(2)])], 4);
    expect(t.asked).toEqual([B]);
    expect(t.answer(B, YES).said).toBe('B1 B2');
    expect(t.asked).toEqual([C]);
    expect(t.answer(C, NO).answer(D, YES).said).toBe('B1 B2 C0 C2 D1 D2');
    expect(t.asked).toEqual([A]);
  });

  test('sets the cause to the seat that loops, even inside `when`', () => {
    const sayCause = when<Toy>(() => true, [(x) => x.say(x.frame.cause)]);
    const steps = eachSeat<Toy>((x) => [x.me + 1], [...eachSeat<Toy>((x) => [x.me + 1], [sayCause]), sayCause]);
    expect(table([steps], 3).said).toBe('C1 B0');
  });

  test('passes vars and card on', () => {
    const steps = eachSeat<Toy>(others, [(x) => x.say(10 * x.frame.card + x.n)]);
    const main = program<Toy>([(x) => x.call(called, x.me, 4, { n: 2 }), stop]);
    const called = program<Toy>([steps]);
    expect(toyTable({ main, called }, { seats: 3 }).said).toBe('B42 C42');
  });

  test('skipRest continues with the next seat', () => {
    expect(table([eachSeat<Toy>(others, [say(1), (x) => x.skipRest(), say(2)]), say(3)], 3).said).toBe('B1 C1 A3');
  });

  test('nested and consecutive loops keep separate positions', () => {
    const all = (x: Toy) => x.seatsFrom(x.me);
    const steps = [eachSeat<Toy>(all, [eachSeat<Toy>(others, [say(1)]), say(2)]), eachSeat<Toy>(all, [say(3)])];
    expect(table(steps).said).toBe('B1 A2 A1 B2 A3 B3');
  });

  test('does not change the given list of seats', () => {
    const both = [A, B];
    expect(table(times(2, [...eachSeat<Toy>(() => both, [say(1)])])).said).toBe('A1 B1 A1 B1');
    expect(both).toEqual([A, B]);
  });

  test('does nothing without seats', () => {
    expect(table([eachSeat<Toy>(() => [], [say(1)]), say(2)]).said).toBe('A2');
  });
});

describe('eachNextSeat', () => {
  const poorest = (x: Toy) => {
    const [least, most] = [Math.min(...x.state.tokens), Math.max(...x.state.tokens)];
    return least === most && least > 0 ? -1 : x.state.tokens.indexOf(least);
  };

  test('selects a seat after each run until there is none', () => {
    const t = table([eachNextSeat<Toy>(poorest, [ask, (x) => x.gain(x.chosen), say(1)])]);
    t.answer(A, YES).answer(B, NO).answer(B, YES);
    expect(t.said).toBe('A1 B1 B1');
    expect(t.options(A)).toEqual([9]);
  });

  test('passes card, vars and cause on', () => {
    const once = (x: Toy) => (x.tokensOf(B) > 0 ? -1 : B);
    const body = [(x: Toy) => x.say(100 * x.frame.cause + 10 * x.frame.card + x.n), (x: Toy) => x.gain(1)];
    const called = program<Toy>([eachNextSeat<Toy>(once, body)]);
    const main = program<Toy>([(x) => x.call(called, A, 4, { n: 2 }), stop]);
    expect(toyTable({ main, called }).said).toBe('B42');
  });
});

describe('skipRest', () => {
  test('skips the rest of its own program, even from inside a loop, and nothing above it', () => {
    const inner = program<Toy>([say(1), times<Toy>(2, [when<Toy>(() => true, [say(2), (x) => x.skipRest()])]), say(3)]);
    const main = program<Toy>([(x) => x.call(inner), say(4), stop]);
    expect(toyTable({ main, inner }).said).toBe('A1 A2 A4');
  });
});

describe('repeatStep', () => {
  test('runs the step again after the called program', () => {
    const called = program<Toy>([ask, (x) => x.gain(x.chosen)]);
    const main = program<Toy>([
      (x) => {
        if (x.tokensOf(A) > 1) return;
        x.say(x.tokensOf(A));
        x.repeatStep();
        x.call(called);
      },
      stop,
    ]);
    const t = toyTable({ main, called }).answer(A, YES).answer(A, NO).answer(A, YES);
    expect(t.said).toBe('A0 A1 A1');
    expect(t.options(A)).toEqual([9]);
  });
});
