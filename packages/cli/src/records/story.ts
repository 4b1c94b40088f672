import { type Game, type GameEvent, type GameRecord, IllegalAnswer, NotAsked, replay, rngFor } from '@regalia/kernel';
import { saysNo } from '../failure.ts';

/** What happened up to the `upTo`-th answer that stands, and whether the game was over then. */
export function eventsOf(game: Game, record: GameRecord, upTo: number): { events: GameEvent[]; isOver: boolean } {
  const events: GameEvent[] = [];
  const { answers, rewinds, revision, seats, seed } = record;
  let state = game.setup(game.parseOptions(record.options, seats), seats, rngFor(seed, record), revision, events);
  answers.slice(0, upTo).forEach(({ seat, answer }, i) => {
    // After an agreed undo the game went on with another generator.
    if (rewinds.some(({ at }) => at === i)) state = replay(game, record, i);
    try {
      game.apply(state, seat, answer, events);
    } catch (error) {
      if (!(error instanceof IllegalAnswer || error instanceof NotAsked)) throw error;
      throw saysNo(`Answer ${i + 1} of this record cannot be given: ${error.message}.`);
    }
  });
  return { events, isOver: state.flow.outcome !== null };
}
