import { InvalidInput } from '../base/errors.ts';
import type { RngState } from '../base/vocabulary.ts';
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

/** SHA-256 of the secret, published before the first nonce arrives. */
export function commitTo(secret: string): string {
  return makeHex(sha256(bytes32(secret, 'the secret')));
}

/** Whether the revealed secret matches the commitment. */
export function matchesCommitment(seed: TableSeed): boolean {
  return seed.secret !== null && commitTo(seed.secret) === seed.commitment;
}

/**
 * What a client stores to verify a shuffle later: the commitment it saw and the nonces it sent. A record alone proves
 * nothing, since its author could invent a secret and a matching commitment.
 */
export interface ShuffleWitness {
  readonly commitment: string;
  /** The accepted nonces; at least one must have been used. Empty if the client sent none. */
  readonly nonces: readonly string[];
}

/** Which value of the seed was replaced after the client saw it; undefined if none. */
export function findTampering(seed: TableSeed, witness: ShuffleWitness): 'commitment' | 'nonce' | undefined {
  if (seed.commitment !== witness.commitment) return 'commitment';
  const isUsed = witness.nonces.length === 0 || witness.nonces.some((nonce) => seed.nonces.includes(nonce));
  return isUsed ? undefined : 'nonce';
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
