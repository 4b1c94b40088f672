import type { Answer, Decision, RngState, Seat, State } from '../../base/vocabulary.ts';
import { randomAnswer } from '../../decision/decision.ts';
import { openDecisions } from '../../flow/run.ts';
import type { Game, GameEvent } from '../../game/game.ts';
import { below, seedFast } from '../../rng/rng.ts';

/** One random game of the suite, identified by its seed. */
export interface Trial {
  readonly game: Game;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: number;
}

export interface Move {
  readonly seat: Seat;
  readonly answer: Answer;
}

/** A list that collects events. */
export class Events {
  readonly list: GameEvent[] = [];

  push(event: GameEvent): void {
    this.list.push(event);
  }
}

export function setUp({ game, options, seats, seed }: Trial, out?: Events): State {
  return game.setup(game.parseOptions(options, seats), seats, seedFast(seed), game.revision, out);
}

/** A random open decision, so that joint answers arrive in any order. */
export function pickOpen(s: State, rng: RngState): Decision {
  const open = openDecisions(s);
  return open[below(rng, open.length)] as Decision;
}

/** Plays a number of random answers, or to the end, and returns them. */
export function playOn(game: Game, s: State, rng: RngState, most: number): Move[] {
  const moves: Move[] = [];
  while (s.flow.outcome === null && moves.length < most) {
    const d = pickOpen(s, rng);
    const answer = randomAnswer(d, rng);
    game.apply(s, d.seat, answer);
    moves.push({ seat: d.seat, answer });
  }
  return moves;
}
