import { type Game, type GameEvent, type GameRecord, replayMoments } from '@regalia/kernel';

/** The events of the first `upTo` answers, and whether the game was over then. */
export function eventsUpTo(game: Game, record: GameRecord, upTo: number): { events: GameEvent[]; isOver: boolean } {
  const events: GameEvent[] = [];
  let isOver = false;
  for (const moment of replayMoments(game, { ...record, answers: record.answers.slice(0, upTo) })) {
    events.push(...moment.events);
    isOver = moment.state.flow.outcome !== null;
  }
  return { events, isOver };
}
