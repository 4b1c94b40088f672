import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PersonalData, TableInfo, TableSummary } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { Guest } from '../../testing/page.ts';
import { tempFolder, testServer } from '../../testing/server.ts';
import { firstOptions } from '../../testing/VirtualTables.ts';

const NAME = 'Anastazie Zmizelá';

/** Ann and Ben play Tides; Ann has said something. */
async function evening(port: number) {
  const ann = await Guest.at(port, NAME);
  const ben = await Guest.at(port, 'Ben');
  const { id } = await ann.create();
  await ben.sit(id);
  const pages = [await ann.open(id), await ben.open(id)] as const;
  for (const page of pages) page.send({ type: 'nonce', nonce: 'ab'.repeat(32) });
  pages[0].answerFirst(await pages[0].turn());
  await pages[0].next('parked');
  const turn = await pages[1].turn();
  pages[0].send({ type: 'chat', text: 'ahoj všichni' });
  await pages[1].next('chat');
  return { ann, ben, id, page: pages[1], turn };
}

test('a person can get all of their data', async () => {
  const { port } = await testServer({}, { jobs: firstOptions });
  const { ann, ben, id } = await evening(port);
  const data = await ann.get<PersonalData>('/api/me/data');
  expect(data).toMatchObject({
    me: { name: NAME },
    sessions: [{ isThis: true }],
    browsers: [],
    tables: [{ id, game: 'tides', mySeat: 0 }],
    said: [{ table: id, text: 'ahoj všichni' }],
  });
  expect((await ben.get<PersonalData>('/api/me/data')).said).toEqual([]);
  expect((await new Guest(port).request('GET', '/api/me/data')).status).toBe(401);
});

test('an erased person disappears from tables, lists, chat and the file, and the game continues', async () => {
  const data = tempFolder();
  const server = await testServer({ data }, { jobs: firstOptions });
  const { ann, ben, id, page, turn } = await evening(server.port);
  const before = ann.cookie;
  expect((await ann.request('DELETE', '/api/me')).status).toBe(200);
  const rejoined = await page.next('welcome');
  expect(rejoined.table.seats[0]?.person?.name).toBe('Guest');
  expect(rejoined.chat).toEqual([]);
  const texts = async (guest: Guest) =>
    JSON.stringify([
      await guest.get<TableInfo>(`/api/tables/${id}`),
      await guest.get<TableSummary[]>('/api/tables?list=mine'),
    ]);
  expect(await texts(ben)).not.toContain(NAME);
  const { seats } = await ben.get<TableInfo>(`/api/tables/${id}`);
  expect(seats[0]).toMatchObject({ kind: 'person', autoPlayed: true });
  ann.cookie = before;
  expect((await ann.request('GET', '/api/me/data')).status).toBe(401);
  page.answerFirst(turn, 7);
  await page.next('accepted', ({ re }) => re === 7);
  await server.close();
  const kept = readdirSync(data).map((file) => readFileSync(join(data, file)));
  for (const bytes of kept) for (const words of [NAME, 'ahoj']) expect(bytes.includes(words)).toBe(false);
  const again = await testServer({ data }, { jobs: firstOptions });
  const back = new Guest(again.port);
  back.cookie = ben.cookie;
  expect(await texts(back)).not.toContain(NAME);
  const welcome = await back.open(id);
  const { happened } = await welcome.next('update');
  expect(happened.length).toBeGreaterThan(1);
});

test('the program of an erased person is sent nothing more', async () => {
  const { port } = await testServer({}, { jobs: firstOptions });
  const { ann, id } = await evening(port);
  const { token } = await ann.post<{ token: string }>(`/api/tables/${id}/token`);
  const program = { authorization: `Bearer ${token}` };
  const stream = await new Guest(port).request('GET', '/api/bot/stream', undefined, program);
  expect((await ann.request('DELETE', '/api/me')).status).toBe(200);
  expect(await stream.text()).toContain('"type":"table"');
  expect((await new Guest(port).request('GET', '/api/bot/stream', undefined, program)).status).toBe(401);
});

test('a new name appears at once at the table', async () => {
  const { port } = await testServer({}, { jobs: firstOptions });
  const { ann, page } = await evening(port);
  await ann.request('PATCH', '/api/me', { name: 'Anna' });
  const { table } = await page.next('table', ({ table: { host } }) => host.name === 'Anna');
  expect(table.seats[0]?.person?.name).toBe('Anna');
});
