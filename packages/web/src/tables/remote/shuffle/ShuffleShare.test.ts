import { commitTo, dealDigest } from '@regalia/kernel';
import type { TableInfo } from '@regalia/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { ShuffleShare } from './ShuffleShare.ts';
import { witnessOf } from './shuffleWitness.ts';

type Sent = { type: 'commit'; commitment: string } | { type: 'nonce'; nonce: string };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? '{}',
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

function table(send: (message: Sent) => Promise<void> = async () => undefined) {
  const sent: Sent[] = [];
  const share = new ShuffleShare('t', (message) => {
    sent.push(message as Sent);
    return send(message as Sent);
  });
  const commitments = () => sent.flatMap((one) => (one.type === 'commit' ? [one.commitment] : []));
  const nonces = () => sent.flatMap((one) => (one.type === 'nonce' ? [one.nonce] : []));
  return { share, sent, commitments, nonces };
}

const info = (parts: Partial<TableInfo>): TableInfo =>
  ({ phase: 'gathering', commitment: 'c', nonces: [], commitments: [], deal: null, aborted: [], ...parts }) as never;

const own = (commitment: string | undefined) => ({ seat: 0, commitment: commitment ?? '' });
const other = { seat: 1, commitment: commitTo('0b'.repeat(32)) };

test('it commits once, reveals nothing before the deal is published, and then exactly that nonce', async () => {
  const { share, sent, commitments, nonces } = table();
  share.follow(info({}), 0, true);
  share.follow(info({}), 0, false);
  share.follow(info({ commitments: [own(commitments()[0])] }), 0, false);
  expect(sent.map(({ type }) => type)).toEqual(['commit']);
  const shares = [own(commitments()[0]), other];
  share.follow(info({ deal: { shares } }), 0, false);
  share.follow(info({ deal: { shares } }), 0, false);
  await Promise.resolve();
  await Promise.resolve();
  expect(nonces().map(commitTo)).toEqual(commitments());
  expect(witnessOf('t')).toMatchObject({ commitment: 'c', nonces: nonces(), deals: [dealDigest(shares)] });
});

test('it does not reveal a nonce for a deal with another commitment at its seat', () => {
  const { share, nonces } = table();
  share.follow(info({}), 0, true);
  share.follow(info({ deal: { shares: [{ ...other, seat: 0 }] } }), 0, false);
  expect(nonces()).toEqual([]);
});

test('it does not reveal its nonce again where the published set has changed', () => {
  const { share, commitments, nonces } = table();
  share.follow(info({}), 0, true);
  share.follow(info({ deal: { shares: [own(commitments()[0]), other] } }), 0, false);
  share.follow(info({ deal: { shares: [own(commitments()[0])] } }), 0, false);
  expect(nonces()).toHaveLength(1);
});

test('after an aborted deal it commits to a new nonce, unless its own was missing', () => {
  const { share, commitments } = table();
  share.follow(info({}), 0, true);
  const shares = [own(commitments()[0]), other];
  share.follow(info({ aborted: [{ shares, missing: [1] }] }), 0, false);
  expect(new Set(commitments()).size).toBe(2);
  share.follow(
    info({
      aborted: [
        { shares, missing: [1] },
        { shares, missing: [0] },
      ],
    }),
    0,
    false,
  );
  expect(commitments()).toHaveLength(2);
});

test('a page that comes back reveals the nonce from before, and replaces a commitment of another device', () => {
  const first = table();
  first.share.follow(info({}), 0, true);
  const commitments = [own(first.commitments()[0])];
  const second = table();
  second.share.follow(info({ commitments }), 0, true);
  expect(second.sent).toEqual([]);
  second.share.follow(info({ deal: { shares: commitments } }), 0, false);
  expect(second.nonces().map(commitTo)).toEqual(first.commitments());
  const third = table();
  third.share.follow(info({ commitments: [{ ...other, seat: 0 }] }), 0, true);
  third.share.follow(info({ commitments: [{ ...other, seat: 0 }] }), 0, false);
  expect(third.commitments()).toHaveLength(1);
});

test('what was not accepted is sent again after the reconnect', async () => {
  const { share, nonces, commitments } = table(async () => Promise.reject(new Error('lost')));
  share.follow(info({}), 0, true);
  const deal = { shares: [own(commitments()[0]), other] };
  share.follow(info({ deal }), 0, false);
  await new Promise((resolve) => setTimeout(resolve));
  expect(witnessOf('t')?.nonces).toEqual([]);
  share.follow(info({ deal }), 0, true);
  expect(new Set(nonces()).size).toBe(1);
  expect(nonces()).toHaveLength(2);
});

test('a spectator has no share', () => {
  const { share, sent } = table();
  share.follow(info({}), 'spectator', true);
  expect(sent).toEqual([]);
});
