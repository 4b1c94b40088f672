import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SeatToken } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { MemoryStore } from '../../testing/MemoryStore.ts';
import { Guest } from '../../testing/page.ts';
import { testServer } from '../../testing/server.ts';

const SOURCES = fileURLToPath(new URL('../..', import.meta.url));
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing'))
  .map((name) => name.replaceAll('\\', '/'));
const naming = (form: RegExp) => files.filter((name) => form.test(readFileSync(join(SOURCES, name), 'utf8'))).sort();

test('only commands, answers of the server and the scheduler write to the log of a table', () => {
  expect(naming(/\b(table|old)\.(write|writeAlways)\(|#table\.writeAlways\(/)).toEqual([
    'tables/commands/perform.ts',
    'tables/lobby/rematch.ts',
    'tables/schedule/TableScheduler.ts',
    'tables/schedule/answerForSeat.ts',
  ]);
  expect(naming(/store\.append\(/)).toEqual(['tables/live/LiveTable.ts', 'tables/registry/TableRegistry.ts']);
});

test('sockets, requests and programs all call perform', () => {
  expect(naming(/\bperform\((this\.#)?registry,/)).toEqual([
    'connections/BotStream.ts',
    'connections/Connection.ts',
    'http/routes/botRoutes.ts',
    'http/routes/tableRoutes.ts',
    'people/personalData.ts',
    'tables/lobby/rematch.ts',
  ]);
});

test('nothing outside the tables changes a state: entries are folded in one place', () => {
  expect(naming(/\bfold\(/)).toEqual(['tables/live/LiveTable.ts', 'tables/log/fold.ts']);
  expect(naming(/\bfold[A-Z]\w+\(t\b/).every((name) => name.startsWith('tables/'))).toBe(true);
});

test('an answer repeated from a socket to a program, or the reverse, counts once', async () => {
  const store = new MemoryStore();
  const { port } = await testServer({}, { store });
  const [ann, ben] = [await Guest.at(port), await Guest.at(port)];
  const { id } = await ann.create();
  await ben.sit(id);
  const pages = [await ann.open(id), await ben.open(id)] as const;
  const { token } = await ann.post<SeatToken>(`/api/tables/${id}/token`);
  for (const page of pages) page.send({ type: 'nonce', nonce: 'ab'.repeat(32) });
  const [page] = pages;
  const { step, decisions } = await page.turn();
  const answer = decisions[0]?.options.slice(0, 1) ?? [];
  const program = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await new Guest(port).request('POST', '/api/bot/answer', { step, answer }, headers);
    return [reply.status, await reply.json()];
  };
  const answers = async () => (await store.read(id, 0)).filter(({ kind }) => kind === 'answer').length;
  page.send({ type: 'answer', re: 1, step, answer });
  await page.next('accepted', ({ re }) => re === 1);
  expect(await program()).toEqual([200, { accepted: true, step }]);
  expect(await answers()).toBe(1);
  page.send({ type: 'withdraw', re: 2, step });
  await page.next('accepted', ({ re }) => re === 2);
  expect(await program()).toEqual([200, { accepted: true, step }]);
  page.send({ type: 'answer', re: 3, step, answer });
  await page.next('accepted', ({ re }) => re === 3);
  expect(await answers()).toBe(2);
});
