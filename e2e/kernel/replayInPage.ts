import { GAMES } from '@regalia/games';
import { type GameRecord, hashFacts, replayMoments } from '@regalia/kernel';

declare global {
  var hashesInPage: (record: GameRecord) => string[];
}

/** The hash of every state a record leads through; the page and the test run this same function. */
export function hashesOf(record: GameRecord): string[] {
  const game = GAMES.get(record.game);
  if (game === undefined) throw new RangeError(`no game is called "${record.game}"`);
  return Array.from(replayMoments(game, record), ({ state }) => hashFacts(game, state));
}

globalThis.hashesInPage = hashesOf;
