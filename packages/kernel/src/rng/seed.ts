import { InvalidInput } from '../base/errors.ts';
import type { RngState, Seat } from '../base/vocabulary.ts';
import { concatBytes, makeHex, parseHex, utf8 } from '../crypto/bytes.ts';
import { canonicalJson } from '../crypto/canonical.ts';
import { sha256 } from '../crypto/sha256.ts';
import { chacha20 } from './chacha20.ts';
import { seedFast } from './rng.ts';

/** The source of a game's randomness. */
export type Seed = FastSeed | TableSeed;

/** For search, simulation and tests: one int determines the whole game. */
export interface FastSeed {
  readonly kind: 'fast';
  readonly seed: number;
}

/**
 * For tables: the server commits to a secret before clients send their nonces. Each value is 32 bytes in lower-case hex.
 * `secret` is null in what leaves the server before the game ends.
 */
export interface TableSeed {
  readonly kind: 'table';
  readonly commitment: string;
  readonly nonces: readonly string[];
  readonly secret: string | null;
  /** How the nonces were collected; absent in local games and in records of earlier builds. */
  readonly dealing?: Dealing;
}

/** A seat's share in the shuffle: SHA-256 of its nonce, sent before any nonce is revealed. */
export interface Share {
  readonly seat: Seat;
  readonly commitment: string;
}

/** One attempt to collect nonces. Its shares were published together, in seat order, before the first was revealed. */
export interface Deal {
  readonly shares: readonly Share[];
  /** Seats that did not reveal their nonce in time. They abort the deal and have no share in later ones. */
  readonly missing: readonly Seat[];
}

/** How the nonces of a table were collected. */
export interface Dealing {
  /** Seats of people, as opposed to bots, when the game began. */
  readonly people: readonly Seat[];
  /** Aborted deals, then the one that made the shuffle; empty if no deal was published. */
  readonly deals: readonly Deal[];
}

/** What the key of a table's generator covers besides secret and nonces. */
export interface SeedContext {
  readonly game: string;
  readonly revision: number;
  readonly options: unknown;
  readonly seats: number;
}

const DOMAIN = 'regalia seed 1';
const SECRET_BYTES = 32;

/** SHA-256 of a secret or nonce, published before the value itself. */
export function commitTo(secret: string): string {
  return makeHex(sha256(bytes32(secret, 'the secret')));
}

/**
 * What a client stores to verify a shuffle later: the commitment and deals it saw and the nonces it sent. A record alone
 * proves nothing, since its author could invent a secret and a matching commitment.
 */
export interface ShuffleWitness {
  readonly commitment: string;
  /** The accepted nonces; at least one must have been used. Empty if the client sent none. */
  readonly nonces: readonly string[];
  /** Digests of the deals it was shown before it revealed a nonce. */
  readonly deals?: readonly string[];
}

/** The generator of a game after `rewinds` agreed rewinds. */
export function rngFor(seed: Seed, context: SeedContext, rewinds = 0): RngState {
  if (seed.kind === 'fast') return seedFast(rewinds === 0 ? checkedInt(seed.seed) : rekeyedInt(seed.seed, rewinds));
  const key = tableKey(seed, context);
  return chacha20(rewinds === 0 ? key : sha256(concatBytes(key, utf8(String(rewinds)))));
}

/** SHA-256 of the domain, the secret, every nonce in order, and the canonical JSON of the context. */
export function tableKey(seed: TableSeed, { game, revision, options, seats }: SeedContext): Uint8Array {
  if (seed.secret === null) throw new InvalidInput('invalid-seed', 'the secret of this game has not been revealed yet');
  return sha256(
    concatBytes(
      utf8(DOMAIN),
      bytes32(seed.secret, 'the secret'),
      ...seed.nonces.map((nonce) => bytes32(nonce, 'a nonce')),
      utf8(canonicalJson({ game, revision, options, seats, nonces: seed.nonces.length })),
    ),
  );
}

function bytes32(hex: string, what: string): Uint8Array {
  const bytes = parseHex(hex);
  if (bytes?.length === SECRET_BYTES) return bytes;
  throw new InvalidInput('invalid-seed', `${what} must be ${SECRET_BYTES} bytes in lower-case hex`);
}

function checkedInt(seed: number): number {
  if (Number.isSafeInteger(seed) && seed >= 0) return seed;
  throw new InvalidInput('invalid-seed', 'a seed must be a whole number from 0');
}

function rekeyedInt(seed: number, rewinds: number): number {
  const digest = sha256(utf8(`${checkedInt(seed)} ${rewinds}`));
  return new DataView(digest.buffer).getUint32(0);
}
