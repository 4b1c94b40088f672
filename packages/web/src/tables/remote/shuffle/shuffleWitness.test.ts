import { commitTo } from '@regalia/kernel';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeCommitment, storeDrawn, storeNonce, takeDrawn, witnessOf } from './shuffleWitness.ts';

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

test('damaged entries are left out, the others stay', () => {
  const sound = { commitment: 'c', nonces: ['n'], deals: ['d'], drawn: [{ nonce: 'n', deal: null }] };
  const damaged = {
    none: null,
    bare: { commitment: 'c' },
    nonces: { ...sound, nonces: [1] },
    deals: { ...sound, deals: 'd' },
    drawn: { ...sound, drawn: [{ nonce: 'n' }] },
  };
  kept.set('regalia-shuffles', JSON.stringify({ ...damaged, sound }));
  expect(Object.keys(damaged).map(witnessOf)).toEqual(Object.keys(damaged).map(() => undefined));
  expect(witnessOf('sound')).toEqual(sound);
});

test('a nonce is revealed in one deal only, also after a reload', () => {
  const nonce = 'ab'.repeat(32);
  storeCommitment('t', 'c');
  storeDrawn('t', nonce);
  expect(takeDrawn('t', commitTo('cd'.repeat(32)), 'deal 1')).toBeUndefined();
  expect(takeDrawn('t', commitTo(nonce), 'deal 1')).toBe(nonce);
  expect(takeDrawn('t', commitTo(nonce), 'deal 1')).toBe(nonce);
  expect(takeDrawn('t', commitTo(nonce), 'deal 2')).toBeUndefined();
  expect(witnessOf('t')?.deals).toEqual(['deal 1']);
});

test('where nothing can be stored, the nonce is still revealed', () => {
  vi.stubGlobal('localStorage', undefined);
  const nonce = 'ab'.repeat(32);
  storeCommitment('private', 'c');
  storeDrawn('private', nonce);
  expect(takeDrawn('private', commitTo(nonce), 'deal')).toBe(nonce);
});
