import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type GameRecord, shuffleProof, type TableSeed } from '@regalia/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { Guest } from './testing/page.ts';
import { testServer } from './testing/server.ts';

const BOT = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url));

function startBot(...args: readonly string[]): ChildProcess {
  const bot = spawn(process.execPath, [BOT, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void bot.kill());
  return bot;
}

test('two example bots share in a provable shuffle and play a game to its end', async () => {
  const { port } = await testServer();
  const server = `http://localhost:${port}`;
  const host = startBot(server);
  const [line] = await once(host.stdout as NonNullable<typeof host.stdout>, 'data');
  const id = String(line).trim().replace('table ', '');
  const guest = startBot(server, id);
  const codes = await Promise.all([host, guest].map(async (bot) => (await once(bot, 'exit'))[0]));
  expect(codes).toEqual([0, 0]);
  const { seed } = await (await Guest.at(port)).get<GameRecord>(`/api/tables/${id}/record`);
  expect([shuffleProof(seed as TableSeed), (seed as TableSeed).nonces.length]).toEqual(['dealt', 2]);
});
