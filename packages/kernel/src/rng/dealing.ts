import type { Seat } from '../base/vocabulary.ts';
import { canonicalHash } from '../crypto/canonical.ts';
import { commitTo, type Deal, type Share, type ShuffleWitness, type TableSeed } from './seed.ts';

/** Identifies the published shares of a deal. Clients store it before they reveal their nonce. */
export function dealDigest(shares: readonly Share[]): string {
  return canonicalHash(shares.map(({ seat, commitment }) => ({ seat, commitment })));
}

/**
 * What the seed proves without a witness. `dealt`: the secret matches its commitment, and the nonces are exactly those of a
 * published deal. `committed`: only the secret matches. `contradiction`: no honest deal gives this seed.
 */
export function shuffleProof(seed: TableSeed): 'dealt' | 'committed' | 'contradiction' {
  if (seed.secret === null || commitTo(seed.secret) !== seed.commitment) return 'contradiction';
  const { people, deals } = seed.dealing ?? { people: [], deals: [] };
  const last = deals.at(-1);
  if (last === undefined) return 'committed';
  const isConsistent = deals.every((deal, i) => isPossible(deal, deals.slice(0, i), people));
  if (!isConsistent || deals.slice(0, -1).some(({ missing }) => missing.length === 0)) return 'contradiction';
  if (last.missing.length > 0) return 'committed';
  const isRevealed = seed.nonces.length === last.shares.length && last.shares.every((share, i) => fits(share, seed, i));
  return isRevealed ? 'dealt' : 'contradiction';
}

/** How many people have no nonce in the shuffle; undefined if the record does not say. */
export function countMissingNonces({ dealing, nonces }: TableSeed): number | undefined {
  return dealing && dealing.people.length - nonces.length;
}

/** Deals aborted because a nonce was not revealed. A server that colludes with that seat knew the shuffle it discarded. */
export function abortedDeals({ dealing }: TableSeed): readonly Deal[] {
  return dealing?.deals.filter(({ missing }) => missing.length > 0) ?? [];
}

/**
 * Which value of the seed was replaced after the client saw it; undefined if none. `deal`: a set of shares the client
 * saw is not in the record. `nonce`: an accepted nonce was not used, or is listed as missing.
 */
export function findTampering(seed: TableSeed, witness: ShuffleWitness): 'commitment' | 'deal' | 'nonce' | undefined {
  if (seed.commitment !== witness.commitment) return 'commitment';
  const deals = seed.dealing?.deals ?? [];
  const seen = witness.deals ?? [];
  const recorded = new Set(deals.map(({ shares }) => dealDigest(shares)));
  if (seen.some((digest) => !recorded.has(digest))) return 'deal';
  const accepted = new Set(witness.nonces.map(commitTo));
  const isDenied = deals.some(({ shares, missing }) =>
    shares.some(({ seat, commitment }) => missing.includes(seat) && accepted.has(commitment)),
  );
  if (isDenied) return 'nonce';
  const isUsed =
    witness.nonces.length === 0 ||
    witness.nonces.some((nonce) => seed.nonces.includes(nonce)) ||
    deals.some(({ shares }) => shares.some(({ commitment }) => accepted.has(commitment)));
  return isUsed ? undefined : 'nonce';
}

/** Whether a nonce of the client is in the shuffle that was played, not only in an aborted deal. */
export function hasShare({ nonces }: TableSeed, witness: ShuffleWitness): boolean {
  return witness.nonces.some((nonce) => nonces.includes(nonce));
}

function fits(share: Share, { nonces }: TableSeed, i: number): boolean {
  const nonce = nonces[i];
  return nonce !== undefined && commitTo(nonce) === share.commitment;
}

/** Whether the deal may follow the earlier ones. */
function isPossible({ shares, missing }: Deal, before: readonly Deal[], people: readonly Seat[]): boolean {
  const seats = shares.map(({ seat }) => seat);
  const excluded = before.flatMap((deal) => deal.missing);
  const used = new Set(before.flatMap((deal) => deal.shares.map(({ commitment }) => commitment)));
  if (shares.some(({ commitment }) => used.has(commitment))) return false;
  return (
    seats.every(
      (seat, i) => people.includes(seat) && !excluded.includes(seat) && (i === 0 || seat > (seats[i - 1] ?? 0)),
    ) && missing.every((seat) => seats.includes(seat))
  );
}
