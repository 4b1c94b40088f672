import type { Me, TableInfo, TableUpdate } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { VirtualClock } from './clock/VirtualClock.ts';
import { legacyData, legacyFolder } from './testing/legacyData.ts';
import { Guest } from './testing/page.ts';
import { testServer } from './testing/server.ts';

/** Every kind of entry that earlier builds wrote. */
const KINDS = [
  'answer',
  'away',
  'block',
  'bot',
  'chat',
  'close',
  'nonce',
  'open',
  'order',
  'rematch',
  'resign',
  'seat',
  'start',
  'stop-ask',
  'stop-reply',
  'undo',
  'undo-ask',
  'undo-reply',
  'window',
  'withdraw',
];

/** A server on data of an earlier build, a second after the last entry. */
async function serveLegacy() {
  const { data, kinds, at } = legacyFolder();
  const clock = new VirtualClock(at + 1000);
  const { port } = await testServer({ data, clubPassword: 'sesame' }, { clock });
  const guest = (name: string) => {
    const visitor = new Guest(port);
    visitor.cookie = legacyData.people[name]?.cookie ?? '';
    return visitor;
  };
  return { port, kinds, guest };
}

/** The part of an update that describes the game. */
function standOf({ step, asked, ready, canUndo, askUndo, parked, end, decisions, happened, score }: TableUpdate) {
  return {
    step,
    asked,
    ready,
    canUndo,
    askUndo,
    parked,
    end,
    decisions: decisions.map(({ seat, prompt, options, min, max }) => ({ seat, prompt, options, min, max })),
    happened: happened.map((one) => ({ step: one.step, kind: one.kind })),
    totals: score.map(({ total }) => total),
  };
}

test('cookies, device codes and seat tokens of an earlier build are still valid', async () => {
  const { port, guest } = await serveLegacy();
  for (const [name, { id }] of Object.entries(legacyData.people)) {
    expect(await guest(name).get<Me>('/api/me')).toMatchObject({ id });
  }
  expect((await new Guest(port).request('GET', '/api/me')).status).toBe(401);
  const phone = guest('ann');
  phone.cookie = phone.cookie.split(';')[0] ?? '';
  const { code, token, people } = legacyData;
  expect(await phone.post('/api/me/continue', { code })).toMatchObject({ id: people.ben?.id, name: 'Ben' });
  const headers = { authorization: `Bearer ${token}` };
  const program = await new Guest(port).request('POST', '/api/bot/nonce', { nonce: 'ab'.repeat(32) }, headers);
  expect(program.status).toBe(200);
});

test('every kind of entry of an earlier build folds to the same table', async () => {
  const { kinds, guest } = await serveLegacy();
  expect(kinds).toEqual(KINDS);
  for (const { info, seen, record } of Object.values(legacyData.tables)) {
    // When a full table starts depends on the current rules.
    const { startsAt: _, ...stored } = info;
    expect(await guest('ann').get(`/api/tables/${info.id}`)).toMatchObject(stored);
    if (record !== null) expect(await guest('ann').get(`/api/tables/${info.id}/record`)).toEqual(record);
    for (const [name, { update, ...welcomed }] of Object.entries(seen)) {
      const page = await guest(name).open(info.id);
      const welcome = page.messages.find(({ type }) => type === 'welcome');
      expect(welcome).toMatchObject(welcomed);
      if (update !== null)
        expect(
          standOf((page.messages.find(({ type }) => type === 'update') as TableUpdate) ?? (await page.next('update'))),
        ).toEqual(update);
      await page.close();
    }
  }
});

test('lists of an earlier build are shown as before', async () => {
  const { guest } = await serveLegacy();
  for (const [list, tables] of Object.entries(legacyData.lists)) {
    expect(await guest('ann').get(`/api/tables?list=${list}`)).toEqual(tables);
  }
});

test('URLs of earlier pages still work', async () => {
  const { guest } = await serveLegacy();
  const ann = guest('ann');
  const { cookie } = ann;
  const { id = '' } = legacyData.tables.lobby?.info ?? {};
  const seat = async (path: string) => {
    const { seats } = await ann.post<TableInfo>(`/api/tables/${id}/seats/1/${path}`, { level: 'random' });
    ann.cookie = cookie;
    return seats[1]?.kind;
  };
  expect(await seat('bot')).toBe('bot');
  expect(await seat('open')).toBe('open');
  expect((await ann.request('GET', '/api/home')).status).toBe(200);
});
