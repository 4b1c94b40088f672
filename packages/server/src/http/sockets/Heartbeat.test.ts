import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { VirtualClock } from '../../clock/VirtualClock.ts';
import { settle } from '../../testing/VirtualTables.ts';
import { Heartbeat } from './Heartbeat.ts';

class FakeSocket extends EventEmitter {
  pings = 0;
  isEnded = false;

  ping(): void {
    this.pings++;
  }

  terminate(): void {
    this.isEnded = true;
    this.emit('close');
  }
}

type Pinged = Parameters<Heartbeat['add']>[0];

function beating(count: number) {
  const clock = new VirtualClock();
  const heartbeat = new Heartbeat(clock);
  const sockets = Array.from({ length: count }, () => new FakeSocket());
  for (const socket of sockets) heartbeat.add(socket as unknown as Pinged);
  return { clock, heartbeat, sockets };
}

test('pings every socket once in 25 seconds, and never many at once', async () => {
  const { clock, sockets } = beating(500);
  const pinged = () => sockets.reduce((sum, { pings }) => sum + pings, 0);
  for (let second = 1; second <= 25; second++) {
    await clock.pass(1000, settle);
    expect(pinged()).toBe(20 * second);
  }
  expect(sockets.every(({ pings }) => pings === 1)).toBe(true);
});

test('closes only sockets that have not replied by the next round', async () => {
  const { clock, heartbeat, sockets } = beating(2);
  const [there, gone] = sockets as [FakeSocket, FakeSocket];
  await clock.pass(25_000, settle);
  there.emit('pong');
  await clock.pass(25_000, settle);
  expect([there.isEnded, gone.isEnded]).toEqual([false, true]);
  heartbeat.stop();
  await clock.pass(60_000, settle);
  expect([there.pings, gone.pings]).toEqual([2, 1]);
});
