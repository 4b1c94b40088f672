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
import { checkFailed } from '../failure.ts';

/** Checks everything a record claims. Returns the findings; throws at the first failed check. */
export function verifyRecord(game: Game, record: GameRecord, witness?: ShuffleWitness): string[] {
  const { seed, answers, hash } = record;
  const found = [`${game.id}, revision ${record.revision}, ${record.seats} seats, ${answers.length} answers`];
  if (seed.kind === 'fast')
    found.push('The seed is a plain number without a commitment, so this does not prove a fair shuffle.');
  else {
    if (seed.secret === null)
      throw checkFailed('The secret of this game is not revealed yet, so the shuffle cannot be checked.');
    if (!matchesCommitment(seed)) throw checkFailed('The secret does not match the commitment in the record.');
    found.push('The secret matches the commitment in the record.', checkWitness(seed, witness));
  }
  const check = checkHash(game, record);
  if (check === 'broken') throw checkFailed(`The answers do not lead to the final state of the record: ${hash}.`);
  found.push(
    check === 'kept'
      ? `The answers lead to the final state of the record: ${hash}.`
      : 'Every answer is legal. The hash is of format 1 and can no longer be checked.',
  );
  found.push(replay(game, record).flow.outcome === null ? 'The game is not over.' : 'The game is over.');
  return found;
}

function checkWitness(seed: TableSeed, witness: ShuffleWitness | undefined): string {
  if (witness === undefined)
    return 'To rule out a swapped shuffle, add --commitment and --nonce as your browser saved them.';
  const tampering = findTampering(seed, witness);
  if (tampering === 'commitment')
    throw checkFailed('The shuffle was swapped: the commitment is not the one you were shown before the game.');
  if (tampering === 'nonce') throw checkFailed('The shuffle was swapped: your nonce is not in the record.');
  return 'The commitment is the one you were shown, and your nonce was used.';
}
