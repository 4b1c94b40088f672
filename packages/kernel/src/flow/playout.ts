import type { Answer, Decision, OptionId, RngState, State } from '../vocabulary.ts';
import type { Effect } from './effect.ts';
import { aim, type Machine, run } from './run.ts';

/** Chooses in playouts: writes the options it takes into `answer`, which is empty. Keeps neither decision nor answer. */
export type Policy<S extends State = State> = (s: S, d: Decision, rng: RngState, answer: OptionId[]) => void;

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
  const { flow } = state;
  const x = machine.effect;
  aim(machine, state, undefined);
  let left = most;
  while (flow.outcome === null && left > 0) {
    const { asked, given } = flow;
    for (let i = 0; i < asked.length; i++) {
      if (given[i] !== null) continue;
      const answer: OptionId[] = [];
      policy(state, asked[i] as Decision, rng, answer);
      given[i] = answer;
    }
    left -= asked.length;
    flow.step++;
    flow.answered += asked.length;
    flow.asked = [];
    flow.given = [];
    x.answers = given as Answer[];
    x.answered = asked;
    run(machine, state);
  }
  flow.ready = 0;
  return flow.outcome !== null;
}
