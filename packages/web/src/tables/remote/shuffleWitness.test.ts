import { beforeEach, expect, test, vi } from 'vitest';
import { storeCommitment, storeNonce, witnessOf } from './shuffleWitness.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('the first commitment that was shown is kept, with the nonces that were accepted', () => {
  storeCommitment('t', 'shown first');
  storeNonce('t', 'mine');
  storeCommitment('t', 'shown later');
  expect(witnessOf('t')).toEqual({ commitment: 'shown first', nonces: ['mine'] });
  expect(witnessOf('other')).toBeUndefined();
});

test('old tables make room for new ones', () => {
  for (let i = 0; i < 250; i++) storeCommitment(`t${i}`, 'c');
  expect([witnessOf('t0'), witnessOf('t249')?.commitment]).toEqual([undefined, 'c']);
});
