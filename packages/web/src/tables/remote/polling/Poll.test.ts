import { expect, test } from 'vitest';
import { type Page, Poll } from './Poll.ts';

/** A page whose time and sight the test decides on. */
function testPage() {
  const state = { isHidden: false, timers: new Set<() => void>(), watchers: new Set<() => void>() };
  const page: Page = {
    isHidden: () => state.isHidden,
    onChange: (listener) => {
      state.watchers.add(listener);
      return () => state.watchers.delete(listener);
    },
    after: (_, callback) => {
      state.timers.add(callback);
      return () => state.timers.delete(callback);
    },
  };
  const settle = (): Promise<void> => new Promise((resolve) => queueMicrotask(() => queueMicrotask(resolve)));
  const pass = async (): Promise<void> => {
    for (const timer of [...state.timers]) {
      state.timers.delete(timer);
      timer();
    }
    await settle();
  };
  const show = async (isShown: boolean): Promise<void> => {
    state.isHidden = !isShown;
    for (const watcher of state.watchers) watcher();
    await settle();
  };
  return { page, state, settle, pass, show };
}

function counting() {
  const asked = { times: 0 };
  return { asked, ask: async () => ++asked.times };
}

test('two readers of the same resource send one request', async () => {
  const { page, settle, pass } = testPage();
  const { asked, ask } = counting();
  const poll = new Poll(ask, 8000, page);
  poll.subscribe(() => undefined);
  poll.subscribe(() => undefined);
  await settle();
  expect(asked.times).toBe(1);
  expect(poll.answered()).toEqual({ state: 'there', value: 1 });
  await pass();
  expect(asked.times).toBe(2);
});

test('a hidden page asks nothing, and asks at once when it is seen again', async () => {
  const { page, settle, pass, show } = testPage();
  const { asked, ask } = counting();
  const poll = new Poll(ask, 8000, page);
  poll.subscribe(() => undefined);
  await settle();
  await show(false);
  await pass();
  await pass();
  expect(asked.times).toBe(1);
  await show(true);
  expect(asked.times).toBe(2);
});

test('nobody looks, nothing is asked', async () => {
  const { page, state, settle, pass } = testPage();
  const { asked, ask } = counting();
  const stop = new Poll(ask, 8000, page).subscribe(() => undefined);
  await settle();
  stop();
  await pass();
  expect([asked.times, state.timers.size, state.watchers.size]).toEqual([1, 0, 0]);
});

test('a server that does not answer is offline, and is asked again', async () => {
  const { page, settle, pass } = testPage();
  let isUp = false;
  const poll = new Poll(async () => (isUp ? 'up' : Promise.reject(new Error('down'))), 8000, page);
  poll.subscribe(() => undefined);
  await settle();
  expect(poll.answered()).toEqual({ state: 'offline' });
  isUp = true;
  await pass();
  expect(poll.answered()).toEqual({ state: 'there', value: 'up' });
});
