import { type Game, type GameEvent, type GameRecord, replayMoments, type State } from '@regalia/kernel';

/** The table after one step of a record. */
export interface ReplayFrame {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** Every position of a record, the set-up first. */
export function framesOf(game: Game, record: GameRecord): ReplayFrame[] {
  const frames: ReplayFrame[] = [];
  for (const { state, events } of replayMoments(game, record)) {
    if (state.flow.step === frames.length) frames.push({ state: game.clone(state), events });
  }
  return frames;
}
