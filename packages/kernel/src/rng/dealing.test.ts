import { expect, test } from 'vitest';
import { countMissingNonces, dealDigest, findTampering, hasShare, shuffleProof } from './dealing.ts';
import { commitTo, type Deal, type Dealing, type ShuffleWitness, type TableSeed } from './seed.ts';

const SECRET = '5e'.repeat(32);
const A = '0a'.repeat(32);
const B = '0b'.repeat(32);
const C = '0c'.repeat(32);
const share = (seat: number, nonce: string) => ({ seat, commitment: commitTo(nonce) });

const whole: Deal = { shares: [share(0, A), share(1, B), share(2, C)], missing: [] };
const people = [0, 1, 2];

function seedOf(nonces: readonly string[], dealing?: Partial<Dealing>): TableSeed {
  const seed: TableSeed = { kind: 'table', commitment: commitTo(SECRET), nonces, secret: SECRET };
  return dealing === undefined ? seed : { ...seed, dealing: { people, deals: [whole], ...dealing } };
}

const witness = (nonces: readonly string[], ...deals: readonly Deal[]): ShuffleWitness => ({
  commitment: commitTo(SECRET),
  nonces,
  deals: deals.map(({ shares }) => dealDigest(shares)),
});

test('a seed with exactly the nonces of the published deal is `dealt`', () => {
  expect(shuffleProof(seedOf([A, B, C], {}))).toBe('dealt');
  expect(countMissingNonces(seedOf([A, B, C], {}))).toBe(0);
});

test('an omitted, swapped or moved nonce of the published deal is a contradiction', () => {
  for (const nonces of [
    [A, B],
    [A, B, 'ff'.repeat(32)],
    [B, A, C],
    [A, B, C, C],
  ]) {
    expect(shuffleProof(seedOf(nonces, {}))).toBe('contradiction');
  }
});

test('without a published deal only the commitment to the secret is proven', () => {
  expect(shuffleProof(seedOf([A, B, C]))).toBe('committed');
  expect(shuffleProof(seedOf([A, B], { deals: [] }))).toBe('committed');
  expect(countMissingNonces(seedOf([A, B], { deals: [] }))).toBe(1);
  expect(countMissingNonces(seedOf([A, B]))).toBeUndefined();
});

test('an aborted deal must name the missing seat, which has no share in later deals', () => {
  const aborted: Deal = { shares: [share(0, 'd0'.repeat(32)), share(1, 'd1'.repeat(32))], missing: [1] };
  const again: Deal = { shares: [share(0, A), share(2, C)], missing: [] };
  expect(shuffleProof(seedOf([A, C], { deals: [aborted, again] }))).toBe('dealt');
  expect(shuffleProof(seedOf([A, C], { deals: [{ ...aborted, missing: [] }, again] }))).toBe('contradiction');
  expect(shuffleProof(seedOf([A, C], { deals: [{ ...aborted, missing: [2] }, again] }))).toBe('contradiction');
  expect(shuffleProof(seedOf([A, B, C], { deals: [aborted, whole] }))).toBe('contradiction');
});

test('a nonce that was revealed in an aborted deal cannot be used again', () => {
  const aborted: Deal = { shares: [share(0, A), share(1, B)], missing: [1] };
  const again: Deal = { shares: [share(0, A), share(2, C)], missing: [] };
  expect(shuffleProof(seedOf([A, C], { deals: [aborted, again] }))).toBe('contradiction');
});

test('a share of a bot’s seat is a contradiction', () => {
  expect(shuffleProof(seedOf([A, B, C], { people: [0, 1] }))).toBe('contradiction');
});

test('a witness notices a deal that was published to it and is not in the record', () => {
  const seed = seedOf([A, B, C], {});
  expect(findTampering(seed, witness([A], whole))).toBeUndefined();
  const shown: Deal = { shares: [share(0, A), share(1, B)], missing: [] };
  expect(findTampering(seed, witness([A], shown))).toBe('deal');
  expect(findTampering(seedOf([A, B, C]), witness([A], whole))).toBe('deal');
});

test('a witness notices that its accepted nonce is listed as missing', () => {
  const aborted: Deal = { ...whole, missing: [0] };
  const again: Deal = { shares: [share(1, 'b2'.repeat(32))], missing: [] };
  const seed = seedOf(['b2'.repeat(32)], { deals: [aborted, again] });
  expect(findTampering(seed, witness([A], whole))).toBe('nonce');
  expect(findTampering(seed, witness([], whole))).toBeUndefined();
});

test('a witness whose nonce went into a deal that another seat aborted accepts the record', () => {
  const aborted: Deal = { ...whole, missing: [1] };
  const again: Deal = { shares: [share(2, 'c2'.repeat(32))], missing: [] };
  expect(findTampering(seedOf(['c2'.repeat(32)], { deals: [aborted, again] }), witness([A], whole))).toBeUndefined();
});

test('a server that aborts a deal with two accomplices and deals again without the rest is not verified', () => {
  const aborted: Deal = { ...whole, missing: [1] };
  const chosen = 'c2'.repeat(32);
  const seed = seedOf([chosen], { deals: [aborted, { shares: [share(2, chosen)], missing: [] }] });
  expect(shuffleProof(seed)).toBe('dealt');
  expect([hasShare(seed, witness([A], whole)), countMissingNonces(seed)]).toEqual([false, 2]);
  expect(hasShare(seedOf([A, B, C], {}), witness([A], whole))).toBe(true);
});

test('no selection among late nonces matches the published deal', () => {
  for (const nonces of [[A], [A, B], [A, C], [C, B, A], [A, B, 'c2'.repeat(32)]]) {
    const seed = seedOf(nonces, {});
    const told = seedOf(nonces, { deals: [{ shares: nonces.map((nonce, i) => share(i, nonce)), missing: [] }] });
    expect(shuffleProof(seed)).toBe('contradiction');
    expect(findTampering(told, witness([A], whole))).toBe('deal');
  }
});

test('a witness of an earlier build is checked by its nonce alone', () => {
  const old = { commitment: commitTo(SECRET), nonces: [B] };
  expect(findTampering(seedOf([A, B]), old)).toBeUndefined();
  expect(findTampering(seedOf([A, C]), old)).toBe('nonce');
});
