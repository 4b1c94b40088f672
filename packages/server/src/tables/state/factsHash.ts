import { type Game, hashFacts, type State } from '@regalia/kernel';

interface Hashed {
  readonly step: number;
  readonly hash: string;
}

const latest = new WeakMap<State, Hashed>();

/** The hash of a state's facts. All answers of a step share the same facts, so it is computed once. */
export function factsHash(game: Game, state: State): string {
  const { step } = state.flow;
  const known = latest.get(state);
  if (known?.step === step) return known.hash;
  const hash = hashFacts(game, state);
  latest.set(state, { step, hash });
  return hash;
}
