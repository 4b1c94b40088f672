import { expect, test } from 'vitest';
import type { ThinkJob } from '../ports/jobs.ts';
import { MemoryStore } from '../testing/MemoryStore.ts';
import { Guest } from '../testing/page.ts';
import { testServer } from '../testing/server.ts';
import { firstOptions } from '../testing/VirtualTables.ts';
import { AddressGroups } from './AddressGroups.ts';

test('groups people by the address they were last seen at; people never seen form one group', () => {
  const addressGroups = new AddressGroups();
  addressGroups.see('ann', 'home');
  addressGroups.see('ann', 'club');
  expect([addressGroups.of('ann'), addressGroups.of('ben')]).toEqual(['club', '']);
});

test('bots of people at one address share its turn', async () => {
  const shares: ThinkJob['share'][] = [];
  const think = (job: ThinkJob) => {
    shares.push(job.share);
    return firstOptions.think(job);
  };
  const { port } = await testServer(
    { delayFactor: 0.01 },
    { store: new MemoryStore(), jobs: { ...firstOptions, think } },
  );
  for (let i = 0; i < 2; i++) {
    const guest = await Guest.at(port);
    const { id } = await guest.create({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
    (await guest.open(id)).send({ type: 'nonce', nonce: 'ab'.repeat(32) });
  }
  await expect.poll(() => new Set(shares.map(({ person }) => person)).size).toBe(2);
  expect(new Set(shares.map(({ addressGroup }) => addressGroup))).toEqual(new Set(['127.0.0.1']));
});
