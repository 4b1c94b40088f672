import { expect, test } from 'vitest';
import { VirtualClock } from '../../clock/VirtualClock.ts';
import { ANN, BEN, VirtualTables } from '../../testing/VirtualTables.ts';
import { ChatQuota } from './ChatQuota.ts';

const DAY = 86_400_000;
const settle = async () => undefined;
const isRefused = (check: () => void) => {
  try {
    check();
    return false;
  } catch {
    return true;
  }
};

test('limits the chat rate of a person across all tables', async () => {
  const world = new VirtualTables();
  const pages = [];
  for (let i = 0; i < 4; i++) pages.push((await world.play()).ann);
  for (let i = 0; i < 10; i++) for (const page of pages) await page.says({ type: 'chat', text: 'hi' });
  const written = pages.flatMap((page) => page.messages.filter(({ type }) => type === 'chat'));
  expect(written.length).toBe(20);
  expect(pages[0]?.last('error')?.error.code).toBe('too-many');
});

test('limits chat bytes per address and day, for any number of people', async () => {
  const clock = new VirtualClock();
  const quota = new ChatQuota(10_000, clock);
  const write = (person: string, address: string) => isRefused(() => quota.check(person, address, 'x'.repeat(750)));
  const refused = Array.from({ length: 12 }, (_, i) => write(`person ${i}`, 'a'));
  expect(refused).toEqual([...Array(10).fill(false), true, true]);
  expect(write('somebody', 'b')).toBe(false);
  await clock.pass(DAY, settle);
  expect(write('person 1', 'a')).toBe(false);
});

test('games continue while chat is refused', async () => {
  const world = new VirtualTables({ chatBytesPerAddressADay: 0 });
  const { ann, ben } = await world.play();
  await ann.says({ type: 'chat', text: 'hi' });
  expect(ann.last('error')?.error.message).toContain('again tomorrow');
  await ann.answers(0);
  await ben.answers(0);
  expect([ANN.id, BEN.id, ann.update.step]).toEqual([ANN.id, BEN.id, 1]);
});
