import type { Game } from '@regalia/kernel';
import type { Happening } from '@regalia/protocol';

/** Whether the log has a sentence for it: some steps of a game have none. */
export function hasSentence(game: Pick<Game, 'texts'>, happening: Happening): boolean {
  return happening.kind === 'undo' || happening.events.some((event) => game.texts.ofEvent(event) !== undefined);
}

/** The number of entries of the log after the last step that was seen; none where nothing was. */
export function countNews(game: Pick<Game, 'texts'>, log: readonly Happening[], seen: number | null): number {
  return seen === null ? 0 : log.filter((one) => one.step > seen && hasSentence(game, one)).length;
}
