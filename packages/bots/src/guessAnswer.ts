import {
  type Answer,
  type Decision,
  type Game,
  openDecisions,
  type RngState,
  randomAnswer,
  type State,
} from '@regalia/kernel';
import { candidates } from './candidates.ts';
import { positionValue } from './positionValue.ts';

/** The answer of a seat that looks one decision ahead in this world, while the others answer at random. */
export function guessAnswer(game: Game, world: State, d: Decision, tries: number, rng: RngState): Answer {
  const answers = candidates(d, tries, rng);
  let best = answers[0] as Answer;
  if (answers.length === 1) return best;
  const before = withOthersAtRandom(game, world, d, rng);
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const after = game.clone(before);
    game.apply(after, d.seat, answer);
    const value = positionValue(game, after, d.seat);
    if (value <= most) continue;
    most = value;
    best = answer;
  }
  return best;
}

function withOthersAtRandom(game: Game, world: State, d: Decision, rng: RngState): State {
  const copy = game.clone(world);
  for (const other of openDecisions(world)) {
    if (other.seat !== d.seat) game.apply(copy, other.seat, randomAnswer(other, rng));
  }
  return copy;
}
