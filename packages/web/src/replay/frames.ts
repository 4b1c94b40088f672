import { type Game, type GameEvent, type GameRecord, rngFor, type State } from '@regalia/kernel';

/** The table after one step of a record. */
export interface ReplayFrame {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** Every position of a record, the set-up first. */
export function framesOf(game: Game, record: GameRecord): ReplayFrame[] {
  let events: GameEvent[] = [];
  const options = game.parseOptions(record.options, record.seats);
  const state = game.setup(options, record.seats, rngFor(record.seed, record), record.revision, events);
  const frames: ReplayFrame[] = [{ state: game.clone(state), events }];
  for (const { seat, answer } of record.answers) {
    const { step } = state.flow;
    events = [];
    game.apply(state, seat, answer, events);
    if (state.flow.step > step) frames.push({ state: game.clone(state), events });
  }
  return frames;
}
