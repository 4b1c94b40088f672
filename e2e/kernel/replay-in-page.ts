import { GAMES } from '@regalia/games';
import { type GameRecord, hash, replay } from '@regalia/kernel';

declare global {
  var hashesInPage: (record: GameRecord) => string[];
}

/** The hash of every state a record leads through; the page and the test run this same function. */
export function hashesOf(record: GameRecord): string[] {
  const game = GAMES.get(record.game);
  if (game === undefined) throw new RangeError(`no game is called "${record.game}"`);
  const state = replay(game, record, 0);
  const hashes = [hash(state)];
  for (const { seat, answer } of record.answers) {
    game.apply(state, seat, answer);
    hashes.push(hash(state));
  }
  return hashes;
}

globalThis.hashesInPage = hashesOf;
