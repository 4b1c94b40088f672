import { expect, onTestFinished, test, vi } from 'vitest';
import { systemClock } from './systemClock.ts';
import { VirtualClock } from './VirtualClock.ts';

const HOUR = 3_600_000;
const settle = async () => undefined;

test('the system clock fires once, never early, and not after cancellation', async () => {
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

/** The wall clock and the monotonic clock, both set by hand; the wall clock starts ahead of any earlier value. */
function clocksByHand() {
  const time = { machine: Date.now() + 1_000_000, counted: performance.now() };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const spies = [
    vi.spyOn(Date, 'now').mockImplementation(() => time.machine),
    vi.spyOn(performance, 'now').mockImplementation(() => time.counted),
  ];
  onTestFinished(() => {
    vi.useRealTimers();
    for (const spy of spies) spy.mockRestore();
  });
  const pass = (milliseconds: number) => {
    time.machine += milliseconds;
    time.counted += milliseconds;
  };
  return { time, pass };
}

test('a timer that ends early by the clock waits for the rest', () => {
  const { pass } = clocksByHand();
  let hasRung = false;
  systemClock.at(systemClock.now() + 10, () => {
    hasRung = true;
  });
  pass(9);
  vi.advanceTimersByTime(10);
  expect(hasRung).toBe(false);
  pass(1);
  vi.advanceTimersByTime(1);
  expect(hasRung).toBe(true);
});

test('when the wall clock is set back by an hour, time continues and alarms fire on schedule', () => {
  const { time, pass } = clocksByHand();
  const began = systemClock.now();
  let hasRung = false;
  systemClock.at(began + 1000, () => {
    hasRung = true;
  });
  pass(400);
  time.machine -= HOUR;
  expect(systemClock.now()).toBe(began + 400);
  pass(600);
  vi.advanceTimersByTime(1000);
  expect([hasRung, systemClock.now()]).toEqual([true, began + 1000]);
});

test('when it is set forward, or the machine has slept, time follows', () => {
  const { time } = clocksByHand();
  const began = systemClock.now();
  time.machine += HOUR;
  expect(systemClock.now()).toBe(began + HOUR);
});

test('a time beyond the longest timer does not fire at once', async () => {
  let hasRung = false;
  const callOff = systemClock.at(systemClock.now() + 2 ** 40, () => {
    hasRung = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  callOff();
  expect(hasRung).toBe(false);
});

test('virtual time fires every alarm at its own moment, including those set meanwhile', async () => {
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
