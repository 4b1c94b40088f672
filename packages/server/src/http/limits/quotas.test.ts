import { expect, test } from 'vitest';
import { DEFAULT_LIMITS, limitsForPeople } from '../../config/serverConfig.ts';
import { MemoryStore } from '../../testing/MemoryStore.ts';
import { Guest } from '../../testing/page.ts';
import { testServer } from '../../testing/server.ts';
import { firstOptions } from '../../testing/VirtualTables.ts';

const serve = (limits: object, more = {}) =>
  testServer({ limits, ...more }, { store: new MemoryStore(), jobs: firstOptions });
const seats = [{ kind: 'me' }, { kind: 'open' }];
const open = async (guest: Guest) => (await guest.request('POST', '/api/tables', { game: 'tides', seats })).status;

test('limits tables per person and day, without affecting others at the same address', async () => {
  const { port } = await serve({ tablesPerPersonADay: 2 });
  const [ann, ben] = [await Guest.at(port), await Guest.at(port)];
  expect([await open(ann), await open(ann), await open(ann)]).toEqual([201, 201, 429]);
  expect(await open(ben)).toBe(201);
});

test('limits listed tables per address; unlisted ones can still be opened', async () => {
  const { port } = await serve({ listedPerDay: 2 });
  const list = async () => {
    const guest = await Guest.at(port);
    return (await guest.request('POST', '/api/tables', { game: 'tides', seats, listed: true })).status;
  };
  expect([await list(), await list(), await list()]).toEqual([201, 201, 429]);
  expect(await open(await Guest.at(port))).toBe(201);
});

test('limits unfinished tables per person', async () => {
  const { port } = await serve({ unfinishedPerPerson: 1 });
  const ann = await Guest.at(port);
  const { id } = await ann.create();
  expect(await open(ann)).toBe(429);
  await ann.post(`/api/tables/${id}/leave`);
  expect(await open(ann)).toBe(201);
});

test('limits requests per person and minute, whatever the limit of the address', async () => {
  const { port } = await serve({ requestsPerPerson: 3 });
  const [ann, ben] = [await Guest.at(port), await Guest.at(port)];
  const ask = async (guest: Guest) => (await guest.request('GET', '/api/me/sessions')).status;
  expect([await ask(ann), await ask(ann), await ask(ann), await ask(ann)]).toEqual([200, 200, 200, 429]);
  expect(await ask(ben)).toBe(200);
});

test('limits open pages per person', async () => {
  const { port } = await serve({ socketsPerPerson: 1 });
  const ann = await Guest.at(port);
  const { id } = await ann.create();
  await ann.open(id);
  const second = await ann.connect(id);
  expect(await second.closed).toBe(4001);
});

test('a club behind one address gets the limits of several addressGroups, its members those of one person', async () => {
  const club = limitsForPeople(DEFAULT_LIMITS, 50);
  expect(club).toMatchObject({ requestsPerMinute: 6000, creationsPerMinute: 1200, socketsPerAddress: 2000 });
  expect(club.tablesPerPersonADay).toBe(DEFAULT_LIMITS.tablesPerPersonADay);
  expect(limitsForPeople(DEFAULT_LIMITS, 1)).toEqual(DEFAULT_LIMITS);
  const { port } = await serve({ creationsPerMinute: 1 }, { peoplePerAddress: 10 });
  const guests = [new Guest(port), new Guest(port), new Guest(port)];
  const met: number[] = [];
  for (const guest of guests) met.push((await guest.request('GET', '/api/me')).status);
  expect(met).toEqual([200, 200, 429]);
});
