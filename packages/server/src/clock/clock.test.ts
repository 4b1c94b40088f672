import { expect, onTestFinished, test, vi } from 'vitest';
import { systemClock } from './systemClock.ts';
import { VirtualClock } from './virtualClock.ts';

const settle = async () => undefined;

test('the system clock calls once, not before its time, and not when called off', async () => {
  const began = systemClock.now();
  const calls: string[] = [];
  systemClock.at(began + 20, () => calls.push('kept'));
  systemClock.at(began + 10, () => calls.push('called off'))();
  await new Promise<void>((resolve) => {
    systemClock.at(began + 40, resolve);
  });
  expect(calls).toEqual(['kept']);
  expect(systemClock.now()).toBeGreaterThanOrEqual(began + 40);
});

test('a timer that ends early by the clock waits for the rest', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const now = vi.spyOn(Date, 'now').mockReturnValue(1000);
  onTestFinished(() => {
    vi.useRealTimers();
    now.mockRestore();
  });
  let hasRung = false;
  systemClock.at(1010, () => {
    hasRung = true;
  });
  now.mockReturnValue(1009);
  vi.advanceTimersByTime(10);
  expect(hasRung).toBe(false);
  now.mockReturnValue(1010);
  vi.advanceTimersByTime(1);
  expect(hasRung).toBe(true);
});

test('a time beyond the longest timer does not come at once', async () => {
  let hasRung = false;
  const callOff = systemClock.at(systemClock.now() + 2 ** 40, () => {
    hasRung = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  callOff();
  expect(hasRung).toBe(false);
});

test('virtual time rings every alarm at its own moment, those set on the way too', async () => {
  const clock = new VirtualClock(0);
  const rung: number[] = [];
  clock.at(30, () => rung.push(clock.now()));
  clock.at(10, () => {
    rung.push(clock.now());
    clock.at(20, () => rung.push(clock.now()));
  });
  clock.at(15, () => rung.push(-1))();
  await clock.pass(25, settle);
  expect(rung).toEqual([10, 20]);
  expect(clock.now()).toBe(25);
  await clock.pass(5, settle);
  expect(rung).toEqual([10, 20, 30]);
});
