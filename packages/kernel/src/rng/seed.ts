import { InvalidInput } from '../base/errors.ts';
import type { RngState } from '../base/vocabulary.ts';
import { concatBytes, makeHex, parseHex, utf8 } from '../crypto/bytes.ts';
import { canonicalJson } from '../crypto/canonical.ts';
import { sha256 } from '../crypto/sha256.ts';
import { chacha20 } from './chacha20.ts';
import { seedFast } from './rng.ts';

/** Where a game's randomness comes from. */
export type Seed = FastSeed | TableSeed;

/** For search, simulation and tests: one int gives the whole game. */
export interface FastSeed {
  readonly kind: 'fast';
  readonly seed: number;
}

/**
 * For tables: the server's secret, to which it committed before the clients sent their nonces. All in lower-case hex of
 * 32 bytes each. `secret` is null in what is given out before the end.
 */
export interface TableSeed {
  readonly kind: 'table';
  readonly commitment: string;
  readonly nonces: readonly string[];
  readonly secret: string | null;
}

/** What the key of a table's stream binds besides secret and nonces. */
export interface SeedContext {
  readonly game: string;
  readonly revision: number;
  readonly options: unknown;
  readonly seats: number;
}

const DOMAIN = 'regalia seed 1';
const SECRET_BYTES = 32;

/** What is published before the first nonce arrives: SHA-256 of the secret's bytes. */
export function commitTo(secret: string): string {
  return makeHex(sha256(bytes32(secret, 'the secret')));
}

/** Whether the revealed secret is the one that was committed to. */
export function matchesCommitment(seed: TableSeed): boolean {
  return seed.secret !== null && commitTo(seed.secret) === seed.commitment;
}

/**
 * What a client keeps of how a shuffle was made: the commitment it was shown, and what it then sent. Without it a record
 * proves nothing against whoever wrote it, since any secret has a commitment that fits.
 */
export interface ShuffleWitness {
  readonly commitment: string;
  /** Nonces that were accepted from it; at least one must have been used. Empty if it gave none. */
  readonly nonces: readonly string[];
}

/** What was exchanged since the client saw it; undefined if nothing. */
export function findTampering(seed: TableSeed, witness: ShuffleWitness): 'commitment' | 'nonce' | undefined {
  if (seed.commitment !== witness.commitment) return 'commitment';
  const isUsed = witness.nonces.length === 0 || witness.nonces.some((nonce) => seed.nonces.includes(nonce));
  return isUsed ? undefined : 'nonce';
}

/** The generator a game starts with, after `rewinds` agreed undos. */
export function rngFor(seed: Seed, context: SeedContext, rewinds = 0): RngState {
  if (seed.kind === 'fast') return seedFast(rewinds === 0 ? checkedInt(seed.seed) : rekeyedInt(seed.seed, rewinds));
  const key = tableKey(seed, context);
  return chacha20(rewinds === 0 ? key : sha256(concatBytes(key, utf8(String(rewinds)))));
}

/** SHA-256 over the domain, the secret, every nonce in order, and the canonical JSON of what is played. */
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
  throw new InvalidInput('invalid-seed', 'a seed is a whole number from 0');
}

function rekeyedInt(seed: number, rewinds: number): number {
  const digest = sha256(utf8(`${checkedInt(seed)} ${rewinds}`));
  return new DataView(digest.buffer).getUint32(0);
}
