import { ContractViolation, IllegalAnswer, NotAsked, type Refusal } from '../base/errors.ts';
import type { Answer, Decision, Frame, Seat, State } from '../base/vocabulary.ts';
import { canonicalJson } from '../crypto/canonical.ts';
import { findFault, onlyAnswer } from '../decision/decision.ts';
import type { Layout } from '../zones/layout.ts';
import type { Effect, EventSink } from './effect.ts';
import type { Program, ProgramTable, Run } from './program.ts';
import { NO_ANSWERS, NO_DECISIONS, type Registers, registers } from './registers.ts';

/** A game's programs and the handle that runs them. */
export interface Machine<S extends State, E, X extends Effect<S, E>> {
  readonly programs: ProgramTable<X>;
  readonly effect: X;
  /** Whether to skip tracking knowledge and checking decisions, for playouts. */
  readonly untracked: boolean;
  layoutOf(state: S): Layout;
  /** Explains why an answer is illegal. */
  refuse(state: S, d: Decision, answer: Answer): Refusal;
}

/** What chance and knowledge had to do with a step. For hosts and reviews: it may tell a viewer what another has learned. */
export interface StepFacts {
  /** Whether the generator was used, or a card was seen that nobody had seen before. */
  readonly hasChance: boolean;
  /** A bit per viewer that learned something hidden; bit `seats` is the spectators. */
  readonly learned: number;
}

const NO_SEAT = -1;
let checksContract = false;

/** Turns on expensive checks that steps keep the contract. For tests. */
export function setContractChecks(on: boolean): void {
  checksContract = on;
}

/** The unanswered decisions. Empty if and only if the game is over. */
export function openDecisions(state: State): Decision[] {
  const { asked, given } = state.flow;
  return asked.filter((_, i) => given[i] === null);
}

/** The unanswered decision of a seat, if any. */
export function openDecision(state: State, seat: Seat): Decision | undefined {
  const at = indexOfOpen(state, seat);
  return at < 0 ? undefined : state.flow.asked[at];
}

/** Runs a new game until a seat is asked or the game is over. */
export function start<S extends State, E, X extends Effect<S, E>>(
  machine: Machine<S, E, X>,
  state: S,
  out?: EventSink<E>,
): void {
  run(machine, attach(machine, state, out));
}

/** Parks an answer; the last one resumes the program. Throws and changes nothing if it is illegal. */
export function giveAnswer<S extends State, E, X extends Effect<S, E>>(
  machine: Machine<S, E, X>,
  state: S,
  seat: Seat,
  answer: Answer,
  out?: EventSink<E>,
): StepFacts | null {
  const { flow } = state;
  const at = indexOfOpen(state, seat);
  if (at < 0) throw new NotAsked(seat, flow.outcome ? 'the game is over' : 'it has no open decision');
  const d = flow.asked[at] as Decision;
  if (findFault(d, answer) !== undefined) throw new IllegalAnswer(seat, machine.refuse(state, d, answer));
  flow.given[at] = answer.slice();
  flow.ready |= 1 << seat;
  for (let i = 0; i < flow.given.length; i++) if (flow.given[i] === null) return null;
  return resolve(machine, state, out);
}

/** Withdraws a parked answer of an open joint decision. */
export function withdrawAnswer(state: State, seat: Seat): void {
  const { flow } = state;
  const at = flow.asked.findIndex((d) => d.seat === seat);
  if (at < 0 || flow.given[at] === null) throw new NotAsked(seat, 'it has no answer to withdraw');
  flow.given[at] = null;
  flow.ready &= ~(1 << seat);
}

/**
 * Rebuilds the open decisions after hidden cards were re-dealt. Only the seat's own parked answer is kept. Throws
 * ContractViolation if other seats are asked now: who is asked must depend on public facts alone.
 */
export function askAgain<S extends State, E, X extends Effect<S, E>>(
  machine: Machine<S, E, X>,
  state: S,
  seat: Seat | null,
): void {
  const { flow } = state;
  if (flow.asked.length === 0) return;
  const own = flow.asked.findIndex((d) => d.seat === seat);
  const parked = own < 0 ? null : (flow.given[own] ?? null);
  const open = flow.asked.reduce((bits, d) => (d.open || d.seat === seat ? bits | (1 << d.seat) : bits), 0);
  flow.ready &= open;
  const before = flow.asked;
  flow.asked = [];
  flow.given = [];
  const r = attach(machine, state, undefined);
  const frame = topFrame(state);
  r.frame = frame;
  r.isSuspended = false;
  r.asksAgain = true;
  (machine.programs.get(frame.program).steps[frame.pc - 1] as Run<X>)(machine.effect);
  r.asksAgain = false;
  checkSameSeats(before, flow.asked);
  if (parked !== null) flow.given[flow.asked.findIndex((d) => d.seat === seat)] = parked;
}

function checkSameSeats(before: readonly Decision[], now: readonly Decision[]): void {
  const left = before.find((d) => now.every(({ seat }) => seat !== d.seat));
  if (left !== undefined) throw new ContractViolation(`seat ${left.seat} is no longer asked with these cards`);
  const added = now.find((d) => before.every(({ seat }) => seat !== d.seat));
  if (added !== undefined) throw new ContractViolation(`seat ${added.seat} is asked only with these cards`);
}

function resolve<S extends State, E, X extends Effect<S, E>>(
  machine: Machine<S, E, X>,
  state: S,
  out: EventSink<E> | undefined,
): StepFacts {
  const { flow } = state;
  const r = attach(machine, state, out);
  r.answers = flow.given as Answer[];
  r.answered = flow.asked;
  flow.asked = [];
  flow.given = [];
  flow.ready = 0;
  flow.step++;
  flow.answered += r.answers.length;
  const answered = r.answered;
  run(machine, r);
  moveUndoPoints(r, answered);
  return { hasChance: r.usedRandom || r.sawUnseen, learned: r.learned };
}

/**
 * A seat may undo only answers that it alone gave, if since then nothing random happened, it learned nothing, and others
 * learned nothing that it does not know. Revealing its own cards does not prevent undo.
 */
function moveUndoPoints(r: Registers, answered: readonly Decision[]): void {
  const { flow, seats } = r;
  const over = r.usedRandom || r.blocksUndo;
  const alone = over || answered.length > 1 ? NO_SEAT : (answered[0] as Decision).seat;
  for (let seat = 0; seat < seats; seat++) {
    if (seat !== alone || ((r.learned | r.leftOut) >> seat) & 1) flow.undo[seat] = flow.answered;
  }
}

/** Attaches the effect handle and the registers to a state. */
export function attach<S extends State, E, X extends Effect<S, E>>(
  machine: Machine<S, E, X>,
  state: S,
  out: EventSink<E> | undefined,
): Registers {
  const x = machine.effect;
  x.state = state;
  x.out = out;
  registers.attach(state, machine.layoutOf(state), machine.programs);
  registers.untracked = machine.untracked;
  return registers;
}

/** Runs steps until a seat is asked or the game is over. */
export function run<S extends State, E, X extends Effect<S, E>>(machine: Machine<S, E, X>, r: Registers): void {
  const { flow } = r;
  const { stack } = flow;
  while (flow.outcome === null) {
    const frame = stack[stack.length - 1];
    if (frame === undefined) throw new ContractViolation('the last program ended, but the game has no outcome');
    r.frame = frame;
    runFrame(machine, r, frame, stepsOf(machine, r, frame, stack.length - 1));
    if (!r.isSuspended) stack.pop();
    else if (flow.asked.length > 0) return;
  }
  while (stack.length > 0) stack.pop();
}

/** Runs the steps of one frame to its end, or until one suspends. */
function runFrame<S extends State, E, X extends Effect<S, E>>(
  { effect: x }: Machine<S, E, X>,
  r: Registers,
  frame: Frame,
  steps: readonly Run<X>[],
): void {
  r.isSuspended = false;
  while (!r.isSuspended && frame.pc < steps.length) {
    const step = steps[frame.pc++] as Run<X>;
    if (checksContract) runChecked(step, x);
    else step(x);
    if (r.forced !== null) takeForced(r, r.forced);
    else if (r.answers !== NO_ANSWERS) {
      r.answers = NO_ANSWERS;
      r.answered = NO_DECISIONS;
    }
  }
}

function stepsOf<S extends State, E, X extends Effect<S, E>>(
  machine: Machine<S, E, X>,
  { running }: Registers,
  frame: Frame,
  depth: number,
): readonly Run<X>[] {
  const last = running[depth] as Program<X> | undefined;
  if (last !== undefined && last.name === frame.program) return last.steps;
  const found = machine.programs.get(frame.program);
  running[depth] = found;
  return found.steps;
}

/** Passes the only legal answer to the next step, as if it had been given. */
function takeForced(r: Registers, d: Decision): void {
  r.answers = [onlyAnswer(d)];
  r.answered = [d];
  r.forced = null;
}

/** Runs a step and checks that it changed nothing if it asked, and nothing after it suspended. */
function runChecked<S extends State, E, X extends Effect<S, E>>(step: Run<X>, x: X): void {
  const before = outsideOfFlow(x);
  let atSuspension = '';
  const r = registers;
  r.onSuspend = () => {
    atSuspension = outsideOfFlow(x);
  };
  try {
    step(x);
  } finally {
    r.onSuspend = null;
  }
  if (!r.isSuspended) return;
  if (outsideOfFlow(x) !== atSuspension)
    throw new ContractViolation('the step continues after suspending; start a new step');
  if (x.state.flow.asked.length === 0) return;
  if (atSuspension !== before)
    throw new ContractViolation('a step that asks must do nothing else; ask in the next step');
  checkAsksAgain(step, x);
}

/** Checks that the decisions depend on the state alone: earlier answers are gone when they are rebuilt. */
function checkAsksAgain<S extends State, E, X extends Effect<S, E>>(step: Run<X>, x: X): void {
  const { state, out } = x;
  const { asked } = state.flow;
  for (const d of asked) checkForm(d);
  state.flow.asked = [];
  state.flow.given = [];
  const r = registers;
  x.out = undefined;
  r.answers = NO_ANSWERS;
  r.answered = NO_DECISIONS;
  r.isSuspended = false;
  r.asksAgain = true;
  step(x);
  r.asksAgain = false;
  x.out = out;
  if (canonicalJson(state.flow.asked) !== canonicalJson(asked)) {
    throw new ContractViolation('a decision must be the same when it is rebuilt; keep what it needs in the state');
  }
}

/** Options must be distinct non-negative ints, each with a limit of at least 1. */
function checkForm(d: Decision): void {
  if (d.options.some((option) => !(option >= 0))) throw new ContractViolation(`"${d.prompt}" offers a negative option`);
  if (new Set(d.options).size < d.options.length)
    throw new ContractViolation(`"${d.prompt}" offers an option twice; use limits`);
  if (d.limits === null) return;
  const fits = d.limits.length === d.options.length && d.limits.every((limit) => limit >= 1);
  if (!fits) throw new ContractViolation(`"${d.prompt}" needs a limit of 1 or more for each option`);
}

function outsideOfFlow<S extends State, E>(x: Effect<S, E>): string {
  return canonicalJson({ ...x.state, flow: { rng: x.state.flow.rng, frame: x.frame } });
}

function topFrame(state: State): Frame {
  return state.flow.stack[state.flow.stack.length - 1] as Frame;
}

function indexOfOpen(state: State, seat: Seat): number {
  const { asked, given } = state.flow;
  for (let i = 0; i < asked.length; i++) {
    if ((asked[i] as Decision).seat === seat) return given[i] === null ? i : -1;
  }
  return -1;
}
