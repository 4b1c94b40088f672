import type { Flow, Frame, RngState, Seat, State } from '../base/vocabulary.ts';

/** The flow of a game before its first step. */
export function newFlow(rng: RngState, seats: number, first: Frame): Flow {
  return {
    rng,
    stack: [first],
    asked: [],
    given: [],
    ready: 0,
    step: 0,
    answered: 0,
    undo: noUndo(seats),
    outcome: null,
  };
}

function noUndo(seats: number): number[] {
  const undo: number[] = [];
  for (let seat = 0; seat < seats; seat++) undo.push(0);
  return undo;
}

/** A copy that shares only immutable parts: decisions, answers, outcome and vars. */
export function cloneFlow(flow: Flow): Flow {
  const { stack } = flow;
  const frames = new Array<Frame>(stack.length);
  for (let i = 0; i < stack.length; i++) frames[i] = cloneFrame(stack[i] as Frame);
  return {
    rng: flow.rng.slice(),
    stack: frames,
    asked: flow.asked.slice(),
    given: flow.given.slice(),
    ready: flow.ready,
    step: flow.step,
    answered: flow.answered,
    undo: flow.undo.slice(),
    outcome: flow.outcome,
  };
}

/** Whether the seat may undo its last answer without consent. */
export function canUndo(state: State, seat: Seat): boolean {
  return (state.flow.undo[seat] as number) < state.flow.answered;
}

function cloneFrame(frame: Frame): Frame {
  return {
    program: frame.program,
    pc: frame.pc,
    seat: frame.seat,
    cause: frame.cause,
    vars: frame.vars,
    card: frame.card,
    queue: frame.queue === null ? null : frame.queue.slice(),
  };
}
