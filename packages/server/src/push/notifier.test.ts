import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { PushNotice } from '@regalia/protocol';
import { expect, test, vi } from 'vitest';
import type { PushOutcome, PushSender } from '../ports/push.ts';
import type { Surroundings } from '../tables/surroundings.ts';
import { pushBrowser, pushService } from '../testing/pushService.ts';
import { ANN, BEN, VirtualHall } from '../testing/virtualHall.ts';
import { Notifier } from './notifier.ts';
import { makePost } from './post.ts';
import { openWebPush } from './webPush.ts';

/** Keeps what was sent, to which browser, and answers as told. */
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

/** A hall in which Ben has a Czech phone, with a table of Ann and Ben that plays. */
async function hallWithBen(parts: Partial<Surroundings> = {}) {
  const hall = new VirtualHall(parts);
  const sender = new FakeSender();
  hall.hall.watcher = new Notifier(hall.hall, sender);
  await hall.around.store.addSubscription(browser(BEN.id, 'phone', 'cs'), 1, 9);
  return { hall, sender, ...(await hall.play()) };
}

test('who is awaited and not at the table is called after ten seconds, once for the step, in their language', async () => {
  const { hall, sender, id, ann, ben } = await hallWithBen();
  await ann.answers(0);
  await ben.answers(0);
  await ben.leaves();
  await hall.pass(9_999);
  expect(sender.sent).toEqual([]);
  await hall.pass(1);
  expect(sender.sent).toEqual([{ to: 'phone', table: id, title: 'Tides of Time', body: 'Jsi na řadě.', locale: 'cs' }]);
  await ann.says({ type: 'chat', text: 'Ben?' });
  await ann.answers(0);
  await hall.pass(86_400_000);
  expect(sender.sent).toHaveLength(1);
});

test('the next step is another call', async () => {
  const { hall, sender, ann, ben } = await hallWithBen();
  await ben.leaves();
  await hall.pass(10_000);
  const again = await hall.page(ann.update.table, BEN);
  await again.answers(0);
  await again.leaves();
  await hall.pass(60_000);
  expect(sender.sent).toHaveLength(1);
  await ann.answers(0);
  await hall.pass(10_000);
  expect(sender.sent).toHaveLength(2);
});

test('who is at the table, has answered, or comes back in time is not called', async () => {
  const { hall, sender, id, ann, ben } = await hallWithBen();
  await hall.pass(20_000);
  await ben.answers(0);
  await ben.leaves();
  await hall.pass(20_000);
  await ann.answers(0);
  await hall.pass(9_000);
  await hall.page(id, BEN);
  await hall.pass(86_400_000);
  expect(sender.sent).toEqual([]);
});

test('a page that died soon after the question counts as not having seen it', async () => {
  const { hall, sender, ben } = await hallWithBen();
  await hall.pass(50_000);
  await ben.leaves();
  await hall.pass(10_000);
  expect(sender.sent).toHaveLength(1);
});

test('who looked at the question for a minute and went has seen it', async () => {
  const { hall, sender, ben } = await hallWithBen();
  await hall.pass(60_000);
  await ben.leaves();
  await hall.pass(60_000);
  expect(sender.sent).toEqual([]);
});

test('a table with bots calls too, every browser of the person', async () => {
  const hall = new VirtualHall();
  const sender = new FakeSender();
  hall.hall.watcher = new Notifier(hall.hall, sender);
  await hall.around.store.addSubscription(browser(ANN.id, 'desk'), 1, 9);
  await hall.around.store.addSubscription(browser(ANN.id, 'phone', 'sk'), 2, 9);
  const { ann } = await hall.play({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  await ann.answers(0);
  await ann.leaves();
  await hall.pass(12_000);
  expect(sender.sent.map(({ to, body }) => [to, body])).toEqual([
    ['desk', 'It is your turn.'],
    ['phone', 'Si na rade.'],
  ]);
});

test('whose seat a bot looks after is not called', async () => {
  const slow = { think: () => new Promise<never>(() => undefined), close: async () => undefined };
  const { hall, sender, id, ben } = await hallWithBen({ jobs: slow });
  await hall.hall.table(id).act(() => ({ kind: 'away', seat: 1, body: { away: true } }));
  await ben.leaves();
  await hall.pass(60_000);
  expect(sender.sent).toEqual([]);
});

test('a browser that is gone is forgotten, one that fails is not', async () => {
  const { hall, sender, ann, ben } = await hallWithBen();
  sender.outcome = 'failed';
  await ben.leaves();
  await hall.pass(10_000);
  expect(await hall.around.store.subscriptionsOf(BEN.id)).toHaveLength(1);
  const again = await hall.page(ann.update.table, BEN);
  await again.answers(0);
  await again.leaves();
  sender.outcome = 'gone';
  await ann.answers(0);
  await hall.pass(10_000);
  expect(sender.sent).toHaveLength(2);
  expect(await hall.around.store.subscriptionsOf(BEN.id)).toEqual([]);
});

test('over the wire: the push service is told, and a browser it no longer knows is forgotten', async () => {
  const hall = new VirtualHall();
  const { store, log } = hall.around;
  const service = await pushService(410);
  const phone = pushBrowser(service.url, { person: BEN.id });
  await store.addSubscription(phone.subscription, 1, 9);
  const post = makePost(lookup as LookupFunction);
  hall.hall.watcher = new Notifier(hall.hall, await openWebPush(store, 'mailto:keeper@example.com', post, log));
  const { id, ben } = await hall.play();
  await ben.leaves();
  await hall.pass(10_000);
  await vi.waitFor(async () => expect(await store.subscriptionsOf(BEN.id)).toEqual([]));
  expect(service.delivered.map(({ body }) => phone.read(body))).toEqual([
    { table: id, title: 'Tides of Time', body: 'Jsi na řadě.', locale: 'cs' },
  ]);
});

test('a table that was asleep does not call again when somebody speaks there', async () => {
  const { hall, sender, id, ann, ben } = await hallWithBen();
  await hall.open();
  await ben.leaves();
  await ann.leaves();
  await hall.pass(45_000);
  expect([sender.sent.length, hall.hall.awake]).toEqual([1, 0]);
  const page = await hall.page(id, ANN);
  await page.says({ type: 'chat', text: 'Ben?' });
  await hall.pass(60_000);
  expect(sender.sent).toHaveLength(1);
});

test('who was called and only looks in is not called again', async () => {
  const { hall, sender, id, ben } = await hallWithBen();
  await ben.leaves();
  await hall.pass(20_000);
  await (await hall.page(id, BEN)).leaves();
  await hall.pass(60_000);
  expect(sender.sent).toHaveLength(1);
});

test('after a restart nobody is called for what was asked before it', async () => {
  const { hall, sender, id, ben } = await hallWithBen();
  await ben.leaves();
  await hall.pass(20_000);
  const again = hall.restarted();
  again.hall.watcher = new Notifier(again.hall, sender);
  await (await again.page(id, ANN)).says({ type: 'chat', text: 'Ben?' });
  await again.pass(60_000);
  expect(sender.sent).toHaveLength(1);
});

test('once closed it calls nobody', async () => {
  const { hall, sender, ben } = await hallWithBen();
  await ben.leaves();
  (hall.hall.watcher as Notifier).close();
  await hall.pass(60_000);
  expect(sender.sent).toEqual([]);
});

test('what a push service could not take is sent again, as long as the table still waits', async () => {
  const { hall, sender, ann, ben } = await hallWithBen();
  sender.outcome = 'failed';
  await ben.leaves();
  await hall.pass(10_000);
  expect(sender.sent).toHaveLength(1);
  await hall.pass(30_000);
  expect(sender.sent).toHaveLength(2);
  sender.outcome = 'sent';
  await hall.pass(300_000);
  expect(sender.sent).toHaveLength(3);
  await hall.pass(86_400_000);
  expect(sender.sent).toHaveLength(3);
  expect(ann.closed).toBeUndefined();
});

test('what a push service refuses for good is not sent again, nor what is no longer awaited', async () => {
  const { hall, sender, id, ben } = await hallWithBen();
  sender.outcome = 'refused';
  await ben.leaves();
  await hall.pass(500_000);
  expect(sender.sent).toHaveLength(1);
  const other = await hallWithBen();
  other.sender.outcome = 'failed';
  await other.ben.leaves();
  await other.hall.pass(10_000);
  const back = await other.hall.page(other.id, BEN);
  await back.answers(0);
  await other.hall.pass(500_000);
  expect(other.sender.sent).toHaveLength(1);
  expect(id).toBeDefined();
});

test('a push service that never replies takes no place of others', async () => {
  const hall = new VirtualHall();
  const sent: string[] = [];
  const sender: PushSender = {
    publicKey: 'key',
    send: ({ endpoint }) => {
      sent.push(endpoint);
      return endpoint.startsWith('https://slow.example') ? new Promise(() => undefined) : Promise.resolve('sent');
    },
  };
  hall.hall.watcher = new Notifier(hall.hall, sender);
  const { store } = hall.around;
  for (let i = 0; i < 60; i++) await store.addSubscription(browser(BEN.id, `https://slow.example/${i}`), 1, 99);
  await store.addSubscription(browser(BEN.id, 'https://quick.example/1'), 1, 99);
  const { ben } = await hall.play();
  await ben.leaves();
  await hall.pass(10_000);
  expect(sent.filter((endpoint) => endpoint.includes('slow'))).toHaveLength(20);
  expect(sent).toContain('https://quick.example/1');
});
