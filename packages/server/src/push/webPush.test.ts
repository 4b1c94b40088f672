import { createPublicKey, verify } from 'node:crypto';
import { lookup } from 'node:dns';
import { expect, test } from 'vitest';
import { MemoryStore } from '../testing/MemoryStore.ts';
import { pushBrowser, pushService } from '../testing/pushService.ts';
import { lookupPublicAddress } from './addresses.ts';
import { makePost } from './post.ts';
import { openWebPush } from './webPush.ts';

const NOTICE = { table: 'abcdefghijkl', title: 'Tides of Time', body: 'Jsi na řadě.', locale: 'cs' } as const;
const CONTACT = 'mailto:keeper@example.com';

function listener() {
  const warnings: object[] = [];
  const log = { error: () => undefined, warn: (details: object) => warnings.push(details), info: () => undefined };
  return { warnings, log };
}

const open = (log = listener().log, find = lookup as typeof lookupPublicAddress) =>
  openWebPush(new MemoryStore(), CONTACT, makePost(find), log);

test('a notice is encrypted for the browser and signed by the server', async () => {
  const service = await pushService();
  const browser = pushBrowser(service.url);
  const sender = await open();
  expect(await sender.send(browser.subscription, NOTICE)).toBe('sent');
  const [delivery] = service.delivered;
  expect(delivery).toMatchObject({
    method: 'POST',
    headers: { 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high', topic: NOTICE.table },
  });
  expect(delivery?.body.toString('latin1')).not.toContain('Tides');
  expect(browser.read(delivery?.body as Buffer)).toEqual(NOTICE);
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(delivery?.headers.authorization ?? '') ?? [];
  expect(key).toBe(sender.publicKey);
  const [head, claims, signature] = token.split('.') as [string, string, string];
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: new URL(service.url).origin,
    sub: CONTACT,
  });
  const point = Buffer.from(sender.publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isSigned).toBe(true);
});

test('the keys are generated once and kept', async () => {
  const store = new MemoryStore();
  const { log } = listener();
  const first = await openWebPush(store, CONTACT, makePost(lookupPublicAddress), log);
  const again = await openWebPush(store, CONTACT, makePost(lookupPublicAddress), log);
  expect(again.publicKey).toBe(first.publicKey);
  expect(Buffer.from(first.publicKey, 'base64url')).toHaveLength(65);
});

test.each([404, 410])('status %i means that the browser is gone', async (status) => {
  const service = await pushService(status);
  expect(await (await open()).send(pushBrowser(service.url).subscription, NOTICE)).toBe('gone');
});

test.each([
  [302, 'refused'],
  [403, 'refused'],
  [429, 'failed'],
  [500, 'failed'],
] as const)('status %i means that the notice was %s, noted without the secret address', async (status, outcome) => {
  const service = await pushService(status);
  const { warnings, log } = listener();
  expect(await (await open(log)).send(pushBrowser(service.url).subscription, NOTICE)).toBe(outcome);
  expect(warnings).toEqual([{ status, service: new URL(service.url).host }]);
});

test('an unreachable service or invalid keys count as failures', async () => {
  const sender = await open();
  expect(await sender.send(pushBrowser('http://localhost:9/send/1').subscription, NOTICE)).toBe('failed');
  const broken = pushBrowser('http://localhost:9/', { p256dh: 'A'.repeat(87) });
  expect(await sender.send(broken.subscription, NOTICE)).toBe('failed');
});

test('a host name that resolves into the server’s own network is not called', async () => {
  const service = await pushService();
  const { warnings, log } = listener();
  const sender = await open(log, lookupPublicAddress);
  expect(await sender.send(pushBrowser(service.url).subscription, NOTICE)).toBe('failed');
  expect(service.delivered).toEqual([]);
  expect(warnings).toEqual([{ error: 'the name does not resolve to a public address' }]);
});
