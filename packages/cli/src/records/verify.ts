import {
  checkHash,
  findTampering,
  type Game,
  type GameRecord,
  matchesCommitment,
  replay,
  type ShuffleWitness,
  type TableSeed,
} from '@regalia/kernel';
import { saysNo } from '../failure.ts';

/**
 * Checks everything a record claims and says what was found; throws with a sentence at the first thing that is wrong. What a
 * player kept from before the game is the only witness against whoever made the record.
 */
export function verifyRecord(game: Game, record: GameRecord, witness?: ShuffleWitness): string[] {
  const { seed, answers, hash } = record;
  const found = [`${game.id}, revision ${record.revision}, ${record.seats} seats, ${answers.length} answers`];
  if (seed.kind === 'fast')
    found.push('The seed is a number that nobody committed to, so this cannot show that nobody chose the shuffle.');
  else {
    if (seed.secret === null) throw saysNo('The secret of this game has not been revealed, so it cannot be checked.');
    if (!matchesCommitment(seed)) throw saysNo('The secret does not fit the commitment in the record.');
    found.push('The secret fits the commitment in the record.', tellOf(seed, witness));
  }
  const check = checkHash(game, record);
  if (check === 'broken') throw saysNo(`The answers do not lead to the state ${hash} that the record names.`);
  found.push(
    check === 'kept'
      ? `The answers lead to the state the record names: ${hash}.`
      : 'Every answer could be given. The state the record names is that of format 1, which is no longer checked.',
  );
  found.push(replay(game, record).flow.outcome === null ? 'The game is not over.' : 'The game is over.');
  return found;
}

function tellOf(seed: TableSeed, witness: ShuffleWitness | undefined): string {
  if (witness === undefined)
    return 'Give --commitment and --nonce as your page kept them, else this cannot show that they were not exchanged.';
  const swap = findTampering(seed, witness);
  if (swap === 'commitment') throw saysNo('The commitment is not the one you were shown before the game.');
  if (swap === 'nonce') throw saysNo('The nonce you sent is not among those of the record.');
  return 'The commitment is the one you were shown, and your nonce was used.';
}
