import {
  type Game,
  type GameEvent,
  type GameRecord,
  IllegalAnswer,
  NotAsked,
  type RecordedAnswer,
  startSitting,
} from '@regalia/kernel';
import { saysNo } from '../failure.ts';

/** What happened up to the `upTo`-th answer, and whether the game was over then. Throws if an answer cannot be given. */
export function eventsOf(game: Game, record: GameRecord, upTo: number): { events: GameEvent[]; isOver: boolean } {
  const events: GameEvent[] = [];
  const sitting = startSitting(game, record, events);
  const give = ({ seat, answer, by }: RecordedAnswer, index: number) => {
    try {
      events.push(...sitting.answer(seat, answer, by));
    } catch (error) {
      if (!(error instanceof IllegalAnswer || error instanceof NotAsked)) throw error;
      throw saysNo(`Answer ${index + 1} of this record cannot be given: ${error.message}.`);
    }
  };
  record.answers.slice(0, upTo).forEach(give);
  return { events, isOver: sitting.isOver };
}
