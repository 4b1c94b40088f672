import { GAMES } from '@regalia/games';
import { commitTo, type GameRecord, resumeLiveGame, shuffleProof, type TableSeed } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { Guest, type Page } from './testing/page.ts';
import { testServer } from './testing/server.ts';

const NONCE = 'ab'.repeat(32);

async function playToTheEnd(page: Page): Promise<number> {
  for (;;) {
    const update = await page.turn();
    if (update.end !== null) return update.step;
    page.answerFirst(update);
  }
}

test('two people play a game to its end, and its record verifies', async () => {
  const { port } = await testServer();
  const [ann, ben] = [await Guest.at(port, 'Ann'), await Guest.at(port, 'Ben')];
  const { id, commitment } = await ann.create();
  const one = await ann.open(id);
  expect((await ben.get<{ phase: string }>(`/api/tables/${id}`)).phase).toBe('gathering');
  await ben.sit(id);
  const two = await ben.open(id);
  for (const page of [one, two]) page.send({ type: 'commit', commitment: commitTo(NONCE) });
  await Promise.all([one, two].map((page) => page.next('table', ({ table }) => table.deal !== null)));
  for (const page of [one, two]) page.send({ type: 'nonce', nonce: NONCE });
  const steps = await Promise.all([playToTheEnd(one), playToTheEnd(two)]);
  expect(steps[0]).toBe(steps[1]);
  const record = await ann.get<GameRecord>(`/api/tables/${id}/record`);
  const seed = record.seed as TableSeed;
  expect(seed.commitment).toBe(commitment);
  expect(seed.nonces).toEqual([NONCE, NONCE]);
  expect(shuffleProof(seed)).toBe('dealt');
  expect(resumeLiveGame(GAMES.get('tides')!, record).isOver).toBe(true);
});

test('a person plays against a bot', async () => {
  const { port } = await testServer();
  const ann = await Guest.at(port);
  const { id, memoryAid } = await ann.create({ seats: [{ kind: 'bot', level: 'random' }, { kind: 'me' }] });
  expect(memoryAid).toBe(true);
  const page = await ann.open(id);
  page.send({ type: 'nonce', nonce: NONCE });
  const update = await page.turn();
  page.answerFirst(update);
  const next = await page.turn();
  expect(next.step).toBe(1);
  expect(next.happened[0]).toMatchObject({ step: 1, kind: 'events' });
});
