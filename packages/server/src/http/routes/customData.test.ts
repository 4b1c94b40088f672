import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MemoryStore } from '../../testing/MemoryStore.ts';
import { Guest } from '../../testing/page.ts';
import { testServer } from '../../testing/server.ts';
import { firstOptions } from '../../testing/VirtualTables.ts';

/** The saved file with one face changed. */
const ours = readFileSync(new URL('../../../../../rules/diceking.cards.json', import.meta.url), 'utf8');
const data = ours.replace('"color": "red"', '"color": "blue"');
const seats = [{ kind: 'me' }, { kind: 'open' }];

async function statusAt(config: { customData?: boolean }, options: unknown): Promise<number> {
  const { port } = await testServer(config, { store: new MemoryStore(), jobs: firstOptions });
  const ann = await Guest.at(port);
  return (await ann.request('POST', '/api/tables', { game: 'diceking', seats, options })).status;
}

test('a table accepts a whole file of corrected data, larger than any other request', async () => {
  expect(data).not.toBe(ours);
  expect(data.length).toBeGreaterThan(32 * 1024);
  expect(await statusAt({}, { data })).toBe(201);
});

test('the operator can turn that off', async () => {
  expect(await statusAt({ customData: false }, { data })).toBe(400);
  expect(await statusAt({ customData: false }, { data: '', land: 'random' })).toBe(201);
});
