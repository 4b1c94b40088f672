import { tides } from '@regalia/games/tides';
import { commitTo, dealDigest, type Game, startLiveGame, type TableSeed } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { verifyRecord } from './verify.ts';

const game = tides as unknown as Game;
const NONCE = 'aa'.repeat(32);
const seedOf = (secret: string, nonces = [NONCE]): TableSeed => ({
  kind: 'table',
  commitment: commitTo(secret),
  nonces,
  secret,
});
const NO_DEAL = { missing: null, aborted: [] };
const recordOf = (seed: TableSeed) => startLiveGame(game, { seats: 2, seed }).record();

const seed = seedOf('0f'.repeat(32));
const witness = { commitment: seed.commitment, nonces: [NONCE] };

test('a shuffle made of the commitment that was shown and the nonce that was sent is witnessed', () => {
  expect(verifyRecord(game, recordOf(seed), witness)).toEqual({
    replays: 'kept',
    shuffle: 'committed',
    witnessed: 'kept',
    ...NO_DEAL,
  });
});

test('a secret chosen afterwards, with its own commitment, is caught', () => {
  const forged = recordOf(seedOf('1e'.repeat(32)));
  expect(verifyRecord(game, forged, witness)).toEqual({
    replays: 'kept',
    shuffle: 'committed',
    witnessed: 'commitment',
    ...NO_DEAL,
  });
});

test('a nonce that was exchanged is caught', () => {
  const forged = recordOf(seedOf('0f'.repeat(32), ['bb'.repeat(32)]));
  expect(verifyRecord(game, forged, witness).witnessed).toBe('nonce');
});

test('a browser that was not there is not a witness', () => {
  expect(verifyRecord(game, recordOf(seed)).witnessed).toBe('none');
});

test('the fixed deal of a lesson is not a failed proof', () => {
  const record = startLiveGame(game, { seats: 2, seed: { kind: 'fast', seed: 50 } }).record();
  expect(verifyRecord(game, record)).toEqual({ replays: 'kept', shuffle: 'laid', witnessed: 'none', ...NO_DEAL });
});

test('a plain number in place of the commitment that was shown is caught', () => {
  const record = startLiveGame(game, { seats: 2, seed: { kind: 'fast', seed: 50 } }).record();
  expect(verifyRecord(game, record, witness).witnessed).toBe('commitment');
});

test('a published deal, missing nonces and aborted deals are told', () => {
  const share = (seat: number, nonce: string) => ({ seat, commitment: commitTo(nonce) });
  const aborted = { shares: [share(0, 'bb'.repeat(32)), share(1, 'cc'.repeat(32))], missing: [1] };
  const dealing = { people: [0, 1], deals: [aborted, { shares: [share(0, NONCE)], missing: [] }] };
  const record = recordOf({ ...seed, dealing });
  const told = { shuffle: 'dealt', witnessed: 'kept', missing: 1, aborted: [[1]] };
  expect(verifyRecord(game, record, witness)).toMatchObject(told);
  const called = { ...witness, nonces: ['bb'.repeat(32)] };
  expect(verifyRecord(game, record, called).witnessed).toBe('unused');
  const deals = [dealDigest(aborted.shares.slice(1))];
  expect(verifyRecord(game, record, { ...witness, deals }).witnessed).toBe('deal');
  expect(verifyRecord(game, recordOf({ ...seed, dealing: { ...dealing, people: [1] } })).shuffle).toBe('unproven');
});
