import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { tempFolder } from './testing/server.ts';
import { soak } from './testing/soak.ts';

const regalia = fileURLToPath(new URL('../../../dist/regalia.js', import.meta.url));

test('killed five times amid 50 tables of all games: no acknowledged answer is lost or duplicated, and all tables continue', async () => {
  const result = await soak({ regalia, data: tempFolder(), tables: 50, kills: 5 });
  expect(result).toMatchObject({ lost: [], doubled: [], stuck: [] });
  expect([...result.games.values()].every((answers) => answers > 0)).toBe(true);
  expect(result.games.size).toBe(5);
  expect(result.acknowledged).toBeGreaterThan(200);
}, 180_000);
