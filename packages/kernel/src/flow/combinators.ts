import type { Seat, State } from '../base/vocabulary.ts';
import type { Effect } from './effect.ts';
import { callingStep, type Part, type Program, program, type Step } from './program.ts';

/**
 * Control flow for steps. A body given as a list of steps runs in the same frame: it shares seat, cause, card and vars, and
 * `skipRest` skips the rest of the whole program. A body given as a program is called in its own frame.
 */

type Body<X> = readonly Part<X>[] | Program<X>;

type AnyEffect = Effect<State, never>;

/**
 * Runs the body once for each selected seat, one after another, in its own frame: `me` is that seat, `cause` is the seat
 * of this effect, card and vars are the same. `skipRest` continues with the next seat.
 */
export function eachSeat<X extends AnyEffect>(select: (x: X) => readonly Seat[], body: Body<X>): readonly Step<X>[] {
  const called = 'steps' in body ? body : program(body);
  const visitNext = (x: X) => {
    const { frame } = x;
    const seat = frame.queue?.shift();
    if (seat === undefined) {
      frame.queue = null;
      return;
    }
    x.repeatStep();
    x.call(called, seat, frame.card, frame.vars);
  };
  return [
    (x) => {
      x.frame.queue = select(x).slice();
    },
    callingStep(visitNext, called),
  ];
}

/** Like `eachSeat`, but selects the next seat after each run; -1 ends the loop. */
export function eachNextSeat<X extends AnyEffect>(select: (x: X) => Seat, body: Body<X>): readonly Step<X>[] {
  const called = 'steps' in body ? body : program(body);
  const visitNext = (x: X) => {
    const seat = select(x);
    if (seat < 0) return;
    x.repeatStep();
    x.call(called, seat, x.frame.card, x.frame.vars);
  };
  return [callingStep(visitNext, called)];
}

/** Runs the body while the test holds; tests before each run. */
export function repeatWhile<X extends AnyEffect>(test: (x: X) => boolean, body: Body<X>): readonly Step<X>[] {
  const steps = stepsOf(body);
  return [
    (x) => {
      if (!test(x)) x.frame.pc += steps.length + 1;
    },
    ...steps,
    (x) => {
      if (test(x)) x.frame.pc -= steps.length + 1;
    },
  ];
}

/** Runs the body if the test holds. */
export function when<X extends AnyEffect>(test: (x: X) => boolean, body: Body<X>): readonly Step<X>[] {
  const steps = stepsOf(body);
  return [
    (x) => {
      if (!test(x)) x.frame.pc += steps.length;
    },
    ...steps,
  ];
}

/** Runs the body `count` times. */
export function times<X extends AnyEffect>(count: number, body: Body<X>): readonly Step<X>[] {
  const steps = stepsOf(body);
  return Array.from({ length: count }, () => steps).flat();
}

function stepsOf<X extends AnyEffect>(body: Body<X>): readonly Step<X>[] {
  return 'steps' in body ? [callingStep((x: X) => x.call(body), body)] : body.flat();
}
