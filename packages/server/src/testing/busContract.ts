import { expect, test, vi } from 'vitest';
import type { Bus } from '../ports/bus.ts';

/** The contract of every bus. */
export function busContract(open: () => Promise<Bus>): void {
  test('every subscriber hears every message, in order', async () => {
    const bus = await open();
    const heard: string[][] = [[], []];
    for (const list of heard) bus.subscribe((table, seq) => list.push(`${table}${seq}`));
    bus.publish('a', 1);
    bus.publish('b', 1);
    bus.publish('a', 2);
    await vi.waitFor(() =>
      expect(heard).toEqual([
        ['a1', 'b1', 'a2'],
        ['a1', 'b1', 'a2'],
      ]),
    );
    await bus.close();
  });

  test('a browser that unsubscribed is sent nothing more', async () => {
    const bus = await open();
    const heard: number[] = [];
    const stay: number[] = [];
    const leave = bus.subscribe((_, seq) => heard.push(seq));
    bus.subscribe((_, seq) => stay.push(seq));
    bus.publish('a', 1);
    await vi.waitFor(() => expect(stay).toEqual([1]));
    leave();
    bus.publish('a', 2);
    await vi.waitFor(() => expect(stay).toEqual([1, 2]));
    expect(heard).toEqual([1]);
    await bus.close();
  });
}
