import type { Answer, Decision, Flow, OptionId, RngState, State } from '../base/vocabulary.ts';
import { pushRandomAnswer } from '../decision/decision.ts';
import { PUBLIC } from '../zones/marks.ts';
import type { Effect } from './effect.ts';
import type { Registers } from './registers.ts';
import { attach, type Machine, run } from './run.ts';

/** Chooses an answer in a playout: writes options into the empty `answer`. Must not retain decision or answer. */
export type Policy<S extends State = State> = (s: S, d: Decision, rng: RngState, answer: OptionId[]) => void;

/** Picks a random legal answer. */
export const randomPolicy: Policy = (_, d, rng, answer) => pushRandomAnswer(d, rng, answer);

/** Reused answer arrays, one per open decision. */
type AnswerBuffers = OptionId[][];

/**
 * Implements `Game.playOut`. Does not check answers, track knowledge or support undo, so the state is only fit for more
 * playouts and evaluation.
 */
export function playOut<S extends State, E, X extends Effect<S, E>>(
  machine: Machine<S, E, X>,
  state: S,
  policy: Policy<S>,
  rng: RngState,
  minAnswers: number,
  until?: (s: S) => boolean,
): boolean {
  const r = attach(machine, state, undefined);
  const { flow } = r;
  const buffers: AnswerBuffers = [];
  let parked = flow.given;
  let left = minAnswers;
  while (flow.outcome === null && (left > 0 || (until !== undefined && !until(state)))) {
    const { asked } = flow;
    for (let i = 0; i < asked.length; i++) {
      const buffer = clearedBuffer(buffers, i);
      const given = i < parked.length ? parked[i] : null;
      if (given) buffer.push(...given);
      else policy(state, asked[i] as Decision, rng, buffer);
    }
    // The policy may have run steps on another state.
    if (r.flow !== flow) attach(machine, state, undefined);
    parked = NONE_PARKED;
    left -= asked.length;
    r.answers = buffers;
    r.answered = asked;
    flow.step++;
    flow.answered += asked.length;
    flow.asked = NOTHING_ASKED;
    run(machine, r);
  }
  restoreFlow(r, flow);
  return flow.outcome !== null;
}

const NONE_PARKED: (Answer | null)[] = [];
const NOTHING_ASKED: Decision[] = [];

/** Clears by popping, which keeps the array's capacity. */
function clearedBuffer(buffers: AnswerBuffers, i: number): OptionId[] {
  if (i === buffers.length) buffers.push([]);
  const buffer = buffers[i] as OptionId[];
  while (buffer.length > 0) buffer.pop();
  return buffer;
}

/** Restores the parts of the state that a playout does not maintain. */
function restoreFlow({ zones }: Registers, flow: Flow): void {
  flow.ready = 0;
  flow.given = flow.asked.map(() => null);
  if (flow.outcome !== null) return;
  for (const zone of zones) zone.marks = zone.cards.map(() => PUBLIC);
}
