import {
  type AdminBan,
  type AdminPerson,
  type AdminTable,
  CLOSE,
  type ServerLoad,
  type TableInfo,
} from '@regalia/protocol';
import { expect, test } from 'vitest';
import { VirtualClock } from '../../clock/VirtualClock.ts';
import { MemoryStore } from '../../testing/MemoryStore.ts';
import { Guest } from '../../testing/page.ts';
import { testServer } from '../../testing/server.ts';
import { firstOptions, settle } from '../../testing/VirtualTables.ts';

const TOKEN = 'a token that nobody guesses';

async function serve(parts = {}) {
  const noted: string[] = [];
  const note = (_: object, message: string) => void noted.push(message);
  const log = { error: note, warn: note, info: () => undefined };
  const { port } = await testServer(
    { adminToken: TOKEN },
    { store: new MemoryStore(), jobs: firstOptions, log, ...parts },
  );
  const admin = new Guest(port);
  const enter = (token: string) => admin.request('POST', '/api/admin/enter', { token });
  return { port, admin, enter, noted };
}

/** Ann and Ben at a table, both with their pages open. */
async function evening(port: number) {
  const [ann, ben] = [await Guest.at(port, 'Ann'), await Guest.at(port, 'Rude Ben')];
  const { id } = await ann.create();
  await ben.sit(id);
  return { ann, ben, id, pages: [await ann.open(id), await ben.open(id)] as const };
}

test('without a configured token there is no admin page', async () => {
  const { port } = await testServer({}, { store: new MemoryStore(), jobs: firstOptions });
  const guest = new Guest(port);
  expect((await guest.request('POST', '/api/admin/enter', { token: '' })).status).toBe(404);
  expect((await guest.request('GET', '/api/admin/load')).status).toBe(404);
});

test('the token opens the page for some hours; a wrong one is logged and soon refused', async () => {
  const clock = new VirtualClock();
  const { admin, enter, noted } = await serve({ clock });
  const look = async () => (await admin.request('GET', '/api/admin/load')).status;
  expect(await look()).toBe(401);
  const tries: number[] = [];
  for (let i = 0; i < 6; i++) tries.push((await enter(`${TOKEN}${i}`)).status);
  expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
  expect(noted).toEqual(Array(5).fill('admin: a wrong token'));
  await clock.pass(61_000, settle);
  const let_ = await enter(TOKEN);
  expect(let_.headers.getSetCookie()[0]).toMatch(
    /regalia-admin=[0-9a-f]{64};.*Path=\/api\/admin;.*HttpOnly;.*SameSite=Strict/,
  );
  expect(await look()).toBe(200);
  const { cookie } = admin;
  await admin.request('POST', '/api/admin/leave', {});
  admin.cookie = cookie;
  expect(await look()).toBe(401);
  await enter(TOKEN);
  await clock.pass(13 * 3_600_000, settle);
  expect(await look()).toBe(401);
});

test('the admin page shows people, tables, results and the load of the server', async () => {
  const { port, admin, enter } = await serve();
  const { ann, id } = await evening(port);
  const over = await ann.create({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  const page = await ann.open(over.id);
  page.send({ type: 'nonce', nonce: 'ab'.repeat(32) });
  await page.turn();
  await ann.post(`/api/tables/${over.id}/resign`);
  await enter(TOKEN);
  const tables = await admin.get<AdminTable[]>('/api/admin/tables?since=0');
  expect(tables.find((one) => one.id === id)).toMatchObject({
    game: 'tides',
    phase: 'gathering',
    seats: [{ person: { name: 'Ann' } }, { person: { name: 'Rude Ben' } }],
  });
  expect(tables.find((one) => one.id === over.id)).toMatchObject({ phase: 'over', end: { reason: 'resigned' } });
  expect(await admin.get<AdminTable[]>(`/api/admin/tables?since=${Date.now() + 1000}`)).toEqual([]);
  const load = await admin.get<ServerLoad>('/api/admin/load');
  expect(load).toMatchObject({ people: 2, sockets: 3, tablesAwake: 2, restartAt: null });
  const people = await admin.get<AdminPerson[]>('/api/admin/people?name=ben');
  expect(people).toMatchObject([{ name: 'Rude Ben', isHere: true, isBanned: false, tables: 1 }]);
});

test('a reset name changes at the table too', async () => {
  const { port, admin, enter, noted } = await serve();
  const { ben, pages } = await evening(port);
  await enter(TOKEN);
  const { id } = await ben.me();
  await admin.post(`/api/admin/people/${id}/reset-name`);
  const { table } = await pages[0].next('table', (told) => told.table.seats[1]?.person?.name !== 'Rude Ben');
  expect(table.seats[1]?.person?.name).toMatch(/^Guest \d{4}$/);
  expect((await ben.me()).name).toMatch(/^Guest \d{4}$/);
  expect(noted).toContain('admin: a name was reset');
});

test('a banned person is disconnected, cannot return, and holds nobody up', async () => {
  const { port, admin, enter, noted } = await serve();
  const { ann, ben, id, pages } = await evening(port);
  for (const page of pages) page.send({ type: 'nonce', nonce: 'ab'.repeat(32) });
  await pages[0].turn();
  const { token } = await ben.post<{ token: string }>(`/api/tables/${id}/token`);
  const program = { authorization: `Bearer ${token}` };
  const stream = await new Guest(port).request('GET', '/api/bot/stream', undefined, program);
  await enter(TOKEN);
  const person = (await ben.me()).id;
  await admin.post(`/api/admin/people/${person}/ban`, { days: 3, address: false });
  expect(await pages[1].closed).toBe(CLOSE.goingAway);
  expect(await stream.text()).toContain('"type":"table"');
  expect((await ben.request('GET', '/api/me')).status).toBe(403);
  expect((await ben.request('POST', `/api/tables/${id}/sit`, {})).status).toBe(403);
  const again = await ben.connect(id);
  expect(await again.closed).toBe(CLOSE.blocked);
  expect((await new Guest(port).request('GET', '/api/bot/stream', undefined, program)).status).toBe(403);
  expect((await ann.get<TableInfo>(`/api/tables/${id}`)).seats[1]).toMatchObject({ autoPlayed: true });
  const [ban] = await admin.get<AdminBan[]>('/api/admin/bans');
  expect(ban).toMatchObject({ subject: `person:${person}`, name: 'Rude Ben' });
  await admin.post('/api/admin/unban', { subject: `person:${person}` });
  expect((await ben.request('GET', '/api/me')).status).toBe(200);
  expect(noted).toEqual(['admin: somebody came in', 'admin: a person was banned', 'admin: a ban was lifted']);
});

test('an address ban keeps everybody from there out for a day, even after a restart', async () => {
  const [clock, store] = [new VirtualClock(), new MemoryStore()];
  const { port, admin, enter } = await serve({ clock, store });
  const { ben } = await evening(port);
  await enter(TOKEN);
  const person = (await ben.me()).id;
  await admin.post(`/api/admin/people/${person}/ban`, { days: null, address: true });
  expect((await new Guest(port).request('GET', '/api/me')).status).toBe(403);
  const later = await serve({ clock, store });
  expect((await new Guest(later.port).request('GET', '/api/me')).status).toBe(403);
  await clock.pass(86_400_001, settle);
  expect((await new Guest(later.port).request('GET', '/api/me')).status).toBe(200);
  ben.cookie = ben.cookie.split(';')[0] as string;
  expect((await ben.request('GET', '/api/me')).status).toBe(403);
});

test('a restart is announced to everybody, including people who connect later, and can be canceled', async () => {
  const clock = new VirtualClock();
  const { port, admin, enter } = await serve({ clock });
  const { ann, id, pages } = await evening(port);
  await enter(TOKEN);
  await admin.post('/api/admin/notice', { minutes: 10 });
  const at = clock.now() + 600_000;
  for (const page of pages) expect((await page.next('notice')).restartAt).toBe(at);
  expect((await ann.me()).restartAt).toBe(at);
  const late = await ann.connect(id);
  late.send({ type: 'hello', protocol: (await ann.me()).protocol, step: null });
  expect((await late.next('welcome')).me.restartAt).toBe(at);
  await admin.post('/api/admin/notice', { minutes: null });
  expect((await pages[0].next('notice')).restartAt).toBeNull();
  await admin.post('/api/admin/notice', { minutes: 1 });
  await clock.pass(60_001, settle);
  expect((await ann.me()).restartAt).toBeNull();
});
