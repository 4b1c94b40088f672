import { expect, test } from 'vitest';
import { LoadQueue } from './LoadQueue.ts';

/** A load that the test completes. */
function loads(queue: LoadQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const load = (name: string, isUrgent = false) =>
    queue.run(isUrgent, () => {
      begun.push(name);
      return new Promise<string>((resolve) => void ends.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, load, end };
}

test('runs a limited number of loads at once, the others in order, urgent ones first', async () => {
  const { begun, load, end } = loads(new LoadQueue({ atOnce: 2, waiting: 10 }));
  const all = ['a', 'b', 'c', 'd'].map((name) => load(name));
  all.push(load('due', true));
  expect(begun).toEqual(['a', 'b']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'due']);
  for (const name of ['b', 'due', 'c', 'd']) await end(name);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'due']);
});

test('refuses loads above its limit, never urgent ones, and continues after a failure', async () => {
  const queue = new LoadQueue({ atOnce: 1, waiting: 1 });
  const { begun, load, end } = loads(queue);
  const [first, second] = [load('a'), load('b')];
  await expect(load('c')).rejects.toMatchObject({ code: 'busy' });
  const due = load('due', true);
  for (const name of ['a', 'due', 'b']) await end(name);
  await Promise.all([first, second, due]);
  expect(begun).toEqual(['a', 'due', 'b']);
  await expect(queue.run(false, () => Promise.reject(new Error('unreadable')))).rejects.toThrow('unreadable');
  expect(await queue.run(false, async () => 'again')).toBe('again');
});
