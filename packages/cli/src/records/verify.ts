import {
  abortedDeals,
  checkHash,
  commitTo,
  countMissingNonces,
  findTampering,
  type Game,
  type GameRecord,
  hasShare,
  replay,
  type Seed,
  type ShuffleWitness,
  shuffleProof,
  type TableSeed,
} from '@regalia/kernel';
import { checkFailed } from '../failure.ts';

/** Checks everything a record claims. Returns the findings; throws at the first failed check. */
export function verifyRecord(game: Game, record: GameRecord, witness?: ShuffleWitness): string[] {
  const { seed, answers, hash } = record;
  const found = [`${game.id}, revision ${record.revision}, ${record.seats} seats, ${answers.length} answers`];
  found.push(...checkSeed(seed, witness));
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

function checkSeed(seed: Seed, witness: ShuffleWitness | undefined): string[] {
  if (seed.kind === 'fast') {
    if (witness !== undefined)
      throw checkFailed('The shuffle was swapped: you were shown a commitment, but the seed is a plain number.');
    return ['The seed is a plain number without a commitment, so this does not prove a fair shuffle.'];
  }
  if (seed.secret === null)
    throw checkFailed('The secret of this game is not revealed yet, so the shuffle cannot be checked.');
  if (commitTo(seed.secret) !== seed.commitment)
    throw checkFailed('The secret does not match the commitment in the record.');
  return [
    'The secret matches the commitment in the record.',
    describeProof(seed),
    ...describeMissing(seed),
    ...describeAborted(seed),
    checkWitness(seed, witness),
  ];
}

function describeProof(seed: TableSeed): string {
  const proof = shuffleProof(seed);
  if (proof === 'contradiction') throw checkFailed('The nonces do not match the deals in the record.');
  return proof === 'dealt'
    ? 'All nonces were committed to in one published set before the first one was revealed.'
    : 'No published set of commitments covers the nonces, so the server could have left out some it knew.';
}

function describeMissing(seed: TableSeed): string[] {
  const missing = countMissingNonces(seed);
  if (missing === undefined) return [];
  if (missing === 0) return ['The nonce of every person is in the shuffle.'];
  const people = seed.dealing?.people.length ?? 0;
  return [
    `Missing nonces: ${missing} of ${people}. People without one must trust that one of the others, or the server, is honest.`,
  ];
}

function describeAborted(seed: TableSeed): string[] {
  return abortedDeals(seed).map(
    ({ missing }, i) =>
      `Aborted deal ${i + 1}: no nonce from seat ${missing.join(', ')}. If the server and that seat work together, they knew the shuffle and gave it up for another one.`,
  );
}

const SWAPPED = {
  commitment: 'The shuffle was swapped: the commitment is not the one you were shown before the game.',
  deal: 'The shuffle was swapped: a published set of commitments that you were shown is not in the record.',
  nonce: 'The shuffle was swapped: your nonce is not in the record.',
} as const;

function checkWitness(seed: TableSeed, witness: ShuffleWitness | undefined): string {
  if (witness === undefined)
    return 'To rule out a swapped shuffle, add --commitment, --nonce and --deal as your browser saved them.';
  const tampering = findTampering(seed, witness);
  if (tampering !== undefined) throw checkFailed(SWAPPED[tampering]);
  return witness.nonces.length === 0
    ? 'The commitment is the one you were shown.'
    : hasShare(seed, witness)
      ? 'The commitment is the one you were shown, and your nonce was used.'
      : 'The commitment is the one you were shown, but your nonce is only in a deal that was aborted. If you stayed at the table, distrust the server.';
}
