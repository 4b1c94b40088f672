import type { Seat, State } from '../vocabulary.ts';
import type { Effect } from './effect.ts';
import { callingStep, type Part, type Program, program, type Step } from './program.ts';

/**
 * The few ways to put programs together. Bodies are lists of steps, written where they are used; a body that several places
 * share, or that calls itself, is a program of its own.
 */

type Body<X> = readonly Part<X>[] | Program<X>;

type AnyEffect = Effect<State, never>;

/** The body once for every seat that `select` names, each to its end before the next. In the body, `me` is that seat. */
export function eachSeat<X extends AnyEffect>(select: (x: X) => readonly Seat[], body: Body<X>): readonly Step<X>[] {
  const called = asProgram(body);
  const visitNext = (x: X) => {
    const seat = x.frame.queue?.shift();
    if (seat === undefined) {
      x.frame.queue = null;
      return;
    }
    x.again();
    x.call(called, seat);
  };
  return [
    (x) => {
      x.frame.queue = select(x).slice();
    },
    callingStep(visitNext, called),
  ];
}

/** The body as long as the test holds, tested before each run. */
export function repeatWhile<X extends AnyEffect>(test: (x: X) => boolean, body: Body<X>): Step<X> {
  const called = asProgram(body);
  return callingStep((x) => {
    if (!test(x)) return;
    x.again();
    x.call(called);
  }, called);
}

/** The body if the test holds. */
export function when<X extends AnyEffect>(test: (x: X) => boolean, body: Body<X>): Step<X> {
  const called = asProgram(body);
  return callingStep((x) => {
    if (test(x)) x.call(called);
  }, called);
}

/** The body, a number of times. */
export function times<X extends AnyEffect>(count: number, body: Body<X>): readonly Step<X>[] {
  const called = asProgram(body);
  return Array.from({ length: count }, () => callingStep<X>((x) => x.call(called), called));
}

function asProgram<X>(body: Body<X>): Program<X> {
  return 'steps' in body ? body : program(body);
}
