import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { InvalidInput } from '../base/errors.ts';
import { makeHex } from '../crypto/bytes.ts';
import { chacha20 } from './chacha20.ts';
import { shuffleProof } from './dealing.ts';
import { seedFast } from './rng.ts';
import { commitTo, rngFor, type Seed, type SeedContext, type TableSeed, tableKey } from './seed.ts';

const SECRET = '5e'.repeat(32);
const NONCES = ['01'.repeat(32), '02'.repeat(32)];
const SEED: TableSeed = { kind: 'table', commitment: commitTo(SECRET), nonces: NONCES, secret: SECRET };
const CONTEXT: SeedContext = { game: 'tides', revision: 1, options: { tie: 'shared' }, seats: 2 };

const keyOf = (seed: Partial<TableSeed>, context: Partial<SeedContext> = {}) =>
  makeHex(tableKey({ ...SEED, ...seed }, { ...CONTEXT, ...context }));

describe('the commitment', () => {
  test('is SHA-256 of the secret', () => {
    expect(commitTo(SECRET)).toBe(createHash('sha256').update(SECRET, 'hex').digest('hex'));
  });

  test('matches only its own secret', () => {
    expect(shuffleProof(SEED)).toBe('committed');
    expect(shuffleProof({ ...SEED, secret: `5f${SECRET.slice(2)}` })).toBe('contradiction');
    expect(shuffleProof({ ...SEED, commitment: commitTo(NONCES[0]!) })).toBe('contradiction');
  });

  test('does not match while the secret is hidden', () => {
    expect(shuffleProof({ ...SEED, secret: null })).toBe('contradiction');
  });
});

describe('the key of a table', () => {
  test('is SHA-256 over the domain, the secret, the nonces in order, and what is played', () => {
    const played = '{"game":"tides","nonces":2,"options":{"tie":"shared"},"revision":1,"seats":2}';
    const bytes = createHash('sha256')
      .update('regalia seed 1')
      .update(SECRET + NONCES.join(''), 'hex')
      .update(played);
    expect(keyOf({})).toBe(bytes.digest('hex'));
  });

  test('binds each of its inputs', () => {
    const keys = [
      keyOf({}),
      keyOf({ secret: '5d'.repeat(32) }),
      keyOf({ nonces: [NONCES[0]!, '03'.repeat(32)] }),
      keyOf({ nonces: NONCES.toReversed() }),
      keyOf({ nonces: NONCES.slice(1) }),
      keyOf({ nonces: [] }),
      keyOf({ secret: NONCES[0]!, nonces: [SECRET, NONCES[1]!] }),
      keyOf({}, { game: 'duel' }),
      keyOf({}, { revision: 2 }),
      keyOf({}, { options: { tie: 'none' } }),
      keyOf({}, { options: {} }),
      keyOf({}, { seats: 3 }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('covers only the bound fields of a record, with options in any order', () => {
    const record = { ...CONTEXT, answers: [1, 2], options: { b: 1, a: 2 } };
    expect(makeHex(tableKey(SEED, record))).toBe(keyOf({}, { options: { a: 2, b: 1 } }));
  });
});

describe('the generator', () => {
  const fast = (seed: number): Seed => ({ kind: 'fast', seed });

  test('of a table is ChaCha20 with that key', () => {
    expect(rngFor(SEED, CONTEXT)).toEqual(chacha20(tableKey(SEED, CONTEXT)));
  });

  test('in search is the fast one with the seed', () => {
    expect(rngFor(fast(42), CONTEXT)).toEqual(seedFast(42));
  });

  test.each([
    ['a table', SEED],
    ['search', fast(42)],
  ])('changes with every agreed undo, with %s too', (_, seed) => {
    const streams = [0, 1, 2, 3].map((rewinds) => JSON.stringify(rngFor(seed, CONTEXT, rewinds)));
    expect(new Set(streams).size).toBe(4);
    expect(JSON.stringify(rngFor(seed, CONTEXT, 2))).toBe(streams[2]);
  });

  test('after an undo has the key SHA-256 of key and count', () => {
    const key = createHash('sha256').update(tableKey(SEED, CONTEXT)).update('1').digest();
    expect(rngFor(SEED, CONTEXT, 1)).toEqual(chacha20(key));
  });
});

describe('an unusable seed is refused with what to change', () => {
  const table = (seed: Partial<TableSeed>) => () => rngFor({ ...SEED, ...seed }, CONTEXT);
  const notRevealed = 'the secret of this game has not been revealed yet';
  const cases: readonly [string, () => unknown, string][] = [
    ['a secret not revealed yet', table({ secret: null }), notRevealed],
    ['a short secret', table({ secret: 'ab' }), 'the secret must be 32 bytes in lower-case hex'],
    ['a secret in capitals', table({ secret: 'AB'.repeat(32) }), 'the secret must be 32 bytes in lower-case hex'],
    ['a nonce too long', table({ nonces: ['ab'.repeat(33)] }), 'a nonce must be 32 bytes in lower-case hex'],
    ['a nonce that is not hex', table({ nonces: ['zz'.repeat(32)] }), 'a nonce must be 32 bytes in lower-case hex'],
    ['a commitment to half a secret', () => commitTo('ab'), 'the secret must be 32 bytes in lower-case hex'],
    ...[-1, 1.5, Number.NaN, 2 ** 53].flatMap((seed): [string, () => unknown, string][] => [
      [`${seed}`, () => rngFor({ kind: 'fast', seed }, CONTEXT), 'a seed must be a whole number from 0'],
      [
        `${seed} after an undo`,
        () => rngFor({ kind: 'fast', seed }, CONTEXT, 1),
        'a seed must be a whole number from 0',
      ],
    ]),
  ];

  test.each(cases)('%s', (_, use, message) => {
    expect(use).toThrow(new InvalidInput('invalid-seed', message));
  });
});
