import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { PushNotice } from '@regalia/protocol';
import { expect, test, vi } from 'vitest';
import type { PushOutcome, PushSender } from '../ports/push.ts';
import type { TableDeps } from '../tables/live/deps.ts';
import { pushBrowser, pushService } from '../testing/pushService.ts';
import { ANN, BEN, VirtualTables } from '../testing/VirtualTables.ts';
import { Notifier } from './Notifier.ts';
import { makePost } from './post.ts';
import { openWebPush } from './webPush.ts';

/** Records what was sent to which browser, and replies as configured. */
class FakeSender implements PushSender {
  readonly publicKey = 'key';
  readonly sent: (PushNotice & { readonly to: string })[] = [];
  outcome: PushOutcome = 'sent';

  async send({ endpoint }: { readonly endpoint: string }, notice: PushNotice): Promise<PushOutcome> {
    this.sent.push({ to: endpoint, ...notice });
    return this.outcome;
  }
}

const browser = (person: string, endpoint: string, locale = 'en') => ({
  person,
  endpoint,
  p256dh: 'p',
  auth: 'a',
  locale,
});

/** Ben has a Czech phone, and plays at a table with Ann. */
async function tablesWithBen(parts: Partial<TableDeps> = {}) {
  const world = new VirtualTables(parts);
  const sender = new FakeSender();
  world.registry.observer = new Notifier(world.registry, sender);
  await world.deps.store.addSubscription(browser(BEN.id, 'phone', 'cs'), 1, 9);
  return { world, sender, ...(await world.play()) };
}

test('an awaited person who is away is notified after ten seconds, once per step, in their language', async () => {
  const { world, sender, id, ann, ben } = await tablesWithBen();
  await ann.answers(0);
  await ben.answers(0);
  await ben.leaves();
  await world.pass(9_999);
  expect(sender.sent).toEqual([]);
  await world.pass(1);
  expect(sender.sent).toEqual([{ to: 'phone', table: id, title: 'Tides of Time', body: 'Jsi na řadě.', locale: 'cs' }]);
  await ann.says({ type: 'chat', text: 'Ben?' });
  await ann.answers(0);
  await world.pass(86_400_000);
  expect(sender.sent).toHaveLength(1);
});

test('the next step is notified again', async () => {
  const { world, sender, ann, ben } = await tablesWithBen();
  await ben.leaves();
  await world.pass(10_000);
  const again = await world.page(ann.update.table, BEN);
  await again.answers(0);
  await again.leaves();
  await world.pass(60_000);
  expect(sender.sent).toHaveLength(1);
  await ann.answers(0);
  await world.pass(10_000);
  expect(sender.sent).toHaveLength(2);
});

test('a person who is at the table, has answered or returns in time is not notified', async () => {
  const { world, sender, id, ann, ben } = await tablesWithBen();
  await world.pass(20_000);
  await ben.answers(0);
  await ben.leaves();
  await world.pass(20_000);
  await ann.answers(0);
  await world.pass(9_000);
  await world.page(id, BEN);
  await world.pass(86_400_000);
  expect(sender.sent).toEqual([]);
});

test('a page that died soon after the question counts as not having seen it', async () => {
  const { world, sender, ben } = await tablesWithBen();
  await world.pass(50_000);
  await ben.leaves();
  await world.pass(10_000);
  expect(sender.sent).toHaveLength(1);
});

test('a person who looked at the question for a minute and left has seen it', async () => {
  const { world, sender, ben } = await tablesWithBen();
  await world.pass(60_000);
  await ben.leaves();
  await world.pass(60_000);
  expect(sender.sent).toEqual([]);
});

test('a table with bots notifies every browser of the person', async () => {
  const world = new VirtualTables();
  const sender = new FakeSender();
  world.registry.observer = new Notifier(world.registry, sender);
  await world.deps.store.addSubscription(browser(ANN.id, 'desk'), 1, 9);
  await world.deps.store.addSubscription(browser(ANN.id, 'phone', 'sk'), 2, 9);
  const { ann } = await world.play({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  await ann.answers(0);
  await ann.leaves();
  await world.pass(12_000);
  expect(sender.sent.map(({ to, body }) => [to, body])).toEqual([
    ['desk', 'It is your turn.'],
    ['phone', 'Si na rade.'],
  ]);
});

test('a person whose seat is auto-played is not notified', async () => {
  const slow = { think: () => new Promise<never>(() => undefined), close: async () => undefined };
  const { world, sender, id, ben } = await tablesWithBen({ jobs: slow });
  await world.registry.table(id).write(() => ({ kind: 'away', seat: 1, body: {} }));
  await ben.leaves();
  await world.pass(60_000);
  expect(sender.sent).toEqual([]);
});

test('a browser that is gone is forgotten, a failing one is not', async () => {
  const { world, sender, ann, ben } = await tablesWithBen();
  sender.outcome = 'failed';
  await ben.leaves();
  await world.pass(10_000);
  expect(await world.deps.store.subscriptionsOf(BEN.id)).toHaveLength(1);
  const again = await world.page(ann.update.table, BEN);
  await again.answers(0);
  await again.leaves();
  sender.outcome = 'gone';
  await ann.answers(0);
  await world.pass(10_000);
  expect(sender.sent).toHaveLength(2);
  expect(await world.deps.store.subscriptionsOf(BEN.id)).toEqual([]);
});

test('over the wire: the push service gets the notice, and a browser it no longer knows is deleted', async () => {
  const world = new VirtualTables();
  const { store, log } = world.deps;
  const service = await pushService(410);
  const phone = pushBrowser(service.url, { person: BEN.id });
  await store.addSubscription(phone.subscription, 1, 9);
  const post = makePost(lookup as LookupFunction);
  world.registry.observer = new Notifier(
    world.registry,
    await openWebPush(store, 'mailto:keeper@example.com', post, log),
  );
  const { id, ben } = await world.play();
  await ben.leaves();
  await world.pass(10_000);
  await vi.waitFor(async () => expect(await store.subscriptionsOf(BEN.id)).toEqual([]));
  expect(service.delivered.map(({ body }) => phone.read(body))).toEqual([
    { table: id, title: 'Tides of Time', body: 'Jsi na řadě.', locale: 'cs' },
  ]);
});

test('a table that was asleep does not notify again after a chat line', async () => {
  const { world, sender, id, ann, ben } = await tablesWithBen();
  await world.open();
  await ben.leaves();
  await ann.leaves();
  await world.pass(45_000);
  expect([sender.sent.length, world.registry.liveCount]).toEqual([1, 0]);
  const page = await world.page(id, ANN);
  await page.says({ type: 'chat', text: 'Ben?' });
  await world.pass(60_000);
  expect(sender.sent).toHaveLength(1);
});

test('a notified person who only looks in is not notified again', async () => {
  const { world, sender, id, ben } = await tablesWithBen();
  await ben.leaves();
  await world.pass(20_000);
  await (await world.page(id, BEN)).leaves();
  await world.pass(60_000);
  expect(sender.sent).toHaveLength(1);
});

test('after a restart nobody is notified about earlier questions', async () => {
  const { world, sender, id, ben } = await tablesWithBen();
  await ben.leaves();
  await world.pass(20_000);
  const again = world.restarted();
  again.registry.observer = new Notifier(again.registry, sender);
  await (await again.page(id, ANN)).says({ type: 'chat', text: 'Ben?' });
  await again.pass(60_000);
  expect(sender.sent).toHaveLength(1);
});

test('once closed it notifies nobody', async () => {
  const { world, sender, ben } = await tablesWithBen();
  await ben.leaves();
  (world.registry.observer as Notifier).close();
  await world.pass(60_000);
  expect(sender.sent).toEqual([]);
});

test('a temporary failure of a push service is retried while the table still waits', async () => {
  const { world, sender, ann, ben } = await tablesWithBen();
  sender.outcome = 'failed';
  await ben.leaves();
  await world.pass(10_000);
  expect(sender.sent).toHaveLength(1);
  await world.pass(30_000);
  expect(sender.sent).toHaveLength(2);
  sender.outcome = 'sent';
  await world.pass(300_000);
  expect(sender.sent).toHaveLength(3);
  await world.pass(86_400_000);
  expect(sender.sent).toHaveLength(3);
  expect(ann.closed).toBeUndefined();
});

test('a permanent failure is not retried, nor is an outdated notice', async () => {
  const { world, sender, id, ben } = await tablesWithBen();
  sender.outcome = 'refused';
  await ben.leaves();
  await world.pass(500_000);
  expect(sender.sent).toHaveLength(1);
  const other = await tablesWithBen();
  other.sender.outcome = 'failed';
  await other.ben.leaves();
  await other.world.pass(10_000);
  const back = await other.world.page(other.id, BEN);
  await back.answers(0);
  await other.world.pass(500_000);
  expect(other.sender.sent).toHaveLength(1);
  expect(id).toBeDefined();
});

test('a push service that never replies does not block others', async () => {
  const world = new VirtualTables();
  const sent: string[] = [];
  const sender: PushSender = {
    publicKey: 'key',
    send: ({ endpoint }) => {
      sent.push(endpoint);
      return endpoint.startsWith('https://slow.example') ? new Promise(() => undefined) : Promise.resolve('sent');
    },
  };
  world.registry.observer = new Notifier(world.registry, sender);
  const { store } = world.deps;
  for (let i = 0; i < 60; i++) await store.addSubscription(browser(BEN.id, `https://slow.example/${i}`), 1, 99);
  await store.addSubscription(browser(BEN.id, 'https://quick.example/1'), 1, 99);
  const { ben } = await world.play();
  await ben.leaves();
  await world.pass(10_000);
  expect(sent.filter((endpoint) => endpoint.includes('slow'))).toHaveLength(20);
  expect(sent).toContain('https://quick.example/1');
});

test('limits notices per person and day', async () => {
  const world = new VirtualTables();
  const sender = new FakeSender();
  world.registry.observer = new Notifier(world.registry, sender, 2);
  await world.deps.store.addSubscription(browser(BEN.id, 'phone'), 1, 9);
  const { ann, ben } = await world.play({ pace: { kind: 'days', days: 1 } });
  await ben.leaves();
  for (let i = 0; i < 3; i++) {
    await ann.answers(0);
    await world.pass(20_000);
    const back = await world.page(ann.update.table, BEN);
    await back.answers(0);
    await back.leaves();
  }
  expect(sender.sent).toHaveLength(2);
});
