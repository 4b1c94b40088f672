import type { Seat, State } from '../base/vocabulary.ts';
import type { Effect } from './effect.ts';
import { callingStep, type Part, type Program, program, type Step } from './program.ts';

/**
 * The few ways to put steps together. A body is a list of steps, written where it is used: it is part of the same effect,
 * with its seat, cause, card and numbers, and `leave` leaves the whole. A body that several places share is a program, which
 * is called: an effect of its own.
 */

type Body<X> = readonly Part<X>[] | Program<X>;

type AnyEffect = Effect<State, never>;

/**
 * The body once for every seat that `select` names, each to its end before the next. In the body, `me` is that seat, its
 * `cause` is the seat that goes round, card and numbers are as here; `leave` goes on with the next seat.
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

/** The same for one seat after another, each chosen anew when the one before is done; -1 ends it. */
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

/** The body as long as the test holds, tested before each run. */
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

/** The body if the test holds. */
export function when<X extends AnyEffect>(test: (x: X) => boolean, body: Body<X>): readonly Step<X>[] {
  const steps = stepsOf(body);
  return [
    (x) => {
      if (!test(x)) x.frame.pc += steps.length;
    },
    ...steps,
  ];
}

/** The body, a number of times. */
export function times<X extends AnyEffect>(count: number, body: Body<X>): readonly Step<X>[] {
  const steps = stepsOf(body);
  return Array.from({ length: count }, () => steps).flat();
}

function stepsOf<X extends AnyEffect>(body: Body<X>): readonly Step<X>[] {
  return 'steps' in body ? [callingStep((x: X) => x.call(body), body)] : body.flat();
}
