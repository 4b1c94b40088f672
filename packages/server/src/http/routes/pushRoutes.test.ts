import type { PushKey } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { MemoryStore } from '../../testing/MemoryStore.ts';
import { Guest } from '../../testing/page.ts';
import { pushBrowser } from '../../testing/pushService.ts';
import { testServer } from '../../testing/server.ts';

function wish(endpoint: string) {
  const { p256dh, auth, locale } = pushBrowser(endpoint).subscription;
  return { endpoint, keys: { p256dh, auth }, locale };
}

test('a browser subscribes, is stored for its person, and can unsubscribe', async () => {
  const store = new MemoryStore();
  const { port } = await testServer({}, { store });
  const ann = await Guest.at(port);
  const ben = await Guest.at(port);
  const { id } = await ann.me();
  expect((await ann.get<PushKey>('/api/push')).publicKey).toHaveLength(87);
  const desk = wish('https://fcm.googleapis.com/desk');
  expect(await ann.post('/api/me/push', desk)).toEqual({ accepted: true });
  expect(await store.subscriptionsOf(id)).toEqual([
    { person: id, endpoint: desk.endpoint, ...desk.keys, locale: 'cs' },
  ]);
  await ben.post('/api/me/push/unsubscribe', { endpoint: desk.endpoint });
  expect(await store.subscriptionsOf(id)).toHaveLength(1);
  await ann.post('/api/me/push/unsubscribe', { endpoint: desk.endpoint });
  expect(await store.subscriptionsOf(id)).toEqual([]);
});

test('one person has ten browsers at most', async () => {
  const store = new MemoryStore();
  const { port } = await testServer({}, { store });
  const ann = await Guest.at(port);
  for (let i = 0; i < 12; i++) await ann.post('/api/me/push', wish(`https://fcm.googleapis.com/${i}`));
  const kept = await store.subscriptionsOf((await ann.me()).id);
  expect(kept.map(({ endpoint }) => endpoint.split('/').at(-1))).toEqual([
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    '11',
  ]);
});

test('strangers, and addresses inside a network, are refused', async () => {
  const { port } = await testServer({}, { store: new MemoryStore() });
  const ann = await Guest.at(port);
  const status = async (body: unknown, guest = ann) => (await guest.request('POST', '/api/me/push', body)).status;
  expect(await status(wish('https://fcm.googleapis.com/1'), new Guest(port))).toBe(401);
  expect(await status(wish('https://192.168.1.1/1'))).toBe(400);
  expect(await status(wish('http://push.example.com/1'))).toBe(400);
  expect(await status({ ...wish('https://fcm.googleapis.com/1'), locale: 'xx' })).toBe(400);
  expect(await status({ ...wish('https://fcm.googleapis.com/1'), keys: { p256dh: 'x', auth: 'y' } })).toBe(400);
});
