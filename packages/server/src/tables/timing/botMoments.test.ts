import { expect, test } from 'vitest';
import { VirtualClock } from '../../clock/VirtualClock.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { ANN, firstOptions, VirtualTables } from '../../testing/VirtualTables.ts';
import { createTable } from '../lobby/createTable.ts';

const TABLES = 280;

interface Moment {
  readonly isGood: boolean;
  /** Times from the question to the bot's answer, in ms. */
  readonly after: number;
}

/** A stand-in for a hand that a bot thinks longer about. */
const isGoodHand = (options: readonly number[]) => options.reduce((sum, card) => sum + card, 0) % 2 === 0;

/** When bots at different tables give their first answer, if they think this long about good hands. */
async function momentsOfBots(thinking: number): Promise<Moment[]> {
  const clock = new VirtualClock();
  const think: Jobs['think'] = async (job) => {
    const options = job.state.flow.asked.find(({ seat }) => seat === job.seat)?.options ?? [];
    const until = clock.now() + (isGoodHand(options) ? thinking : 0);
    if (until > clock.now()) await new Promise<void>((resolve) => void clock.at(until, resolve));
    return firstOptions.think(job);
  };
  const world = new VirtualTables({ clock, jobs: { ...firstOptions, think } });
  const hands = new Map<string, boolean>();
  for (let i = 0; i < TABLES; i++) {
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;
    const id = await createTable(world.registry, ANN, { game: 'tides', seats: [...seats] });
    await world.attend(id, ANN);
    await world.page(id, ANN);
    await world.pass(0);
    const asked = await world.registry.table(id).read((t) => t.liveGame?.state.flow.asked ?? []);
    hands.set(id, isGoodHand(asked.find(({ seat }) => seat === 1)?.options ?? []));
  }
  await world.pass(10_000);
  const moments: Moment[] = [];
  for (const [id, isGood] of hands) {
    const entries = await world.deps.store.read(id, 0);
    const [start, answer] = ['start', 'answer'].map((wanted) => entries.find(({ kind }) => kind === wanted)?.at);
    if (start !== undefined && answer !== undefined) moments.push({ isGood, after: answer - start });
  }
  world.registry.close();
  return moments;
}

/** The Kolmogorov-Smirnov statistic: the greatest distance between two distribution functions. */
function distance(some: readonly number[], others: readonly number[]): number {
  const below = (values: readonly number[], x: number) => values.filter((value) => value <= x).length / values.length;
  return Math.max(...[...some, ...others].map((x) => Math.abs(below(some, x) - below(others, x))));
}

/** Two samples of one distribution exceed this once in a thousand times. */
const bound = (m: number, n: number) => 1.95 * Math.sqrt((m + n) / (m * n));

test("the time of a bot's answer reveals nothing about its hand, however long it thinks about a good one", async () => {
  const moments = await momentsOfBots(200);
  const [good, bad] = [true, false].map((wanted) =>
    moments.filter(({ isGood }) => isGood === wanted).map(({ after }) => after),
  ) as [number[], number[]];
  expect(good.length + bad.length).toBe(TABLES);
  expect(Math.min(good.length, bad.length)).toBeGreaterThan(30);
  expect(distance(good, bad)).toBeLessThan(bound(good.length, bad.length));
  expect(moments).toEqual(await momentsOfBots(0));
  const told = good.map((after) => after + 200);
  expect(distance(told, bad)).toBeGreaterThan(bound(good.length, bad.length));
});
