import { expect, test } from 'vitest';
import corrected from '../../../../../rules/diceking.cards.json' with { type: 'json' };
import { MemoryStore } from '../../testing/MemoryStore.ts';
import { Guest } from '../../testing/page.ts';
import { testServer } from '../../testing/server.ts';
import { firstOptions } from '../../testing/VirtualTables.ts';

const [first, ...rest] = corrected.dice;
const data = JSON.stringify({ ...corrected, dice: [{ ...first, faces: rest[0]?.faces }, ...rest] });
const seats = [{ kind: 'me' }, { kind: 'open' }];

async function statusAt(config: { customData?: boolean }, options: unknown): Promise<number> {
  const { port } = await testServer(config, { store: new MemoryStore(), jobs: firstOptions });
  const ann = await Guest.at(port);
  return (await ann.request('POST', '/api/tables', { game: 'diceking', seats, options })).status;
}

test('a table may carry corrected data of a game, larger than any other request', async () => {
  expect(data.length).toBeGreaterThan(16 * 1024);
  expect(await statusAt({}, { data })).toBe(201);
});

test('who runs a server can switch that off', async () => {
  expect(await statusAt({ customData: false }, { data })).toBe(400);
  expect(await statusAt({ customData: false }, { data: '', land: 'random' })).toBe(201);
});
