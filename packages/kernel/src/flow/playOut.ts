import type { Answer, Decision, Flow, OptionId, RngState, State } from '../base/vocabulary.ts';
import { PUBLIC } from '../zones/marks.ts';
import type { Effect } from './effect.ts';
import type { Registers } from './registers.ts';
import { attach, type Machine, run } from './run.ts';

/** Chooses in playouts: writes the options it takes into `answer`, which is empty. Keeps neither decision nor answer. */
export type Policy<S extends State = State> = (s: S, d: Decision, rng: RngState, answer: OptionId[]) => void;

/** Answers of a playout, one list a question, used again for every step. */
type AnswerBuffers = OptionId[][];

/**
 * Plays on by the policy for at least `most` answers or to the end; whether the end was reached. Answers are taken as legal,
 * nobody's knowledge is kept and nothing can be taken back, so the state is good for playing and evaluating only.
 */
export function playOut<S extends State, E, X extends Effect<S, E>>(
  machine: Machine<S, E, X>,
  state: S,
  policy: Policy<S>,
  rng: RngState,
  most: number,
): boolean {
  const r = attach(machine, state, undefined);
  const { flow } = r;
  const sheets: AnswerBuffers = [];
  let parked = flow.given;
  let left = most;
  while (flow.outcome === null && left > 0) {
    const { asked } = flow;
    for (let i = 0; i < asked.length; i++) {
      const sheet = clearedBuffer(sheets, i);
      const given = i < parked.length ? parked[i] : null;
      if (given) sheet.push(...given);
      else policy(state, asked[i] as Decision, rng, sheet);
    }
    // A policy may have played on with another state to make up its mind.
    if (r.flow !== flow) attach(machine, state, undefined);
    parked = NONE_PARKED;
    left -= asked.length;
    r.answers = sheets;
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

/** Emptied by popping, which keeps the room it has. */
function clearedBuffer(sheets: AnswerBuffers, i: number): OptionId[] {
  if (i === sheets.length) sheets.push([]);
  const sheet = sheets[i] as OptionId[];
  while (sheet.length > 0) sheet.pop();
  return sheet;
}

/** What a playout does not keep is put in order once, at its end. */
function restoreFlow({ zones }: Registers, flow: Flow): void {
  flow.ready = 0;
  flow.given = flow.asked.map(() => null);
  if (flow.outcome !== null) return;
  for (const zone of zones) zone.marks = zone.cards.map(() => PUBLIC);
}
