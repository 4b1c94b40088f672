import { openDecisions, randomAnswer, type Seat, seedFast } from '@regalia/kernel';
import type { Person } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { type VirtualPage, VirtualTables } from '../../testing/VirtualTables.ts';
import { createTable, perform } from '../index.ts';
import { stepOf } from '../state/tableState.ts';

const DELAYS = { window: 6_000, windowLeast: 2_000, pause: 500 };
const SEATS = 4;
const personAt = (seat: Seat): Person => ({ id: `citizen-${seat}`.padEnd(16, '-'), name: `P${seat}` });

/** Four people play at random with the action cards until the wanted window opens. */
async function untilWindow(prompt: string, seed: number) {
  const world = new VirtualTables({ delays: DELAYS });
  const people = Array.from({ length: SEATS }, (_, seat) => personAt(seat));
  const [host] = people as [Person];
  const seats = people.map((_, seat) => (seat === 0 ? { kind: 'me' as const } : { kind: 'open' as const }));
  const id = await createTable(world.registry, host, { game: 'citadels', seats, options: { actionCards: 'on' } });
  for (const person of people.slice(1)) await perform(world.registry, id, { person }, { type: 'sit' });
  const pages: VirtualPage[] = [];
  for (const person of people) pages.push(await world.page(id, person));
  for (const [seat, page] of pages.entries())
    await page.says({ type: 'nonce', nonce: `${seat}${seed % 10}`.repeat(32) });
  await world.pass(0);
  const table = world.registry.table(id);
  const rng = seedFast(seed);
  for (let i = 0; i < 400; i++) {
    const { open, step, isOpen } = await table.read((t) => ({
      open: t.liveGame === null ? [] : openDecisions(t.liveGame.state),
      step: stepOf(t),
      isOpen: t.window !== null,
    }));
    const [d] = open;
    if (d === undefined) break;
    if (isOpen && d.prompt === prompt) return { world, table, pages, asked: open.map(({ seat }) => seat), step };
    if (isOpen) await world.pass(DELAYS.window);
    else await pages[d.seat]?.says({ type: 'answer', step, answer: [...randomAnswer(d, rng)] });
  }
  return undefined;
}

test.each(['fristensky', 'acrobat'])(
  'CIT-14.5 CIT-14.11 the window "%s" of Citadels keeps its time and ends in a pass',
  async (prompt) => {
    let scene: Awaited<ReturnType<typeof untilWindow>>;
    for (let seed = 1; scene === undefined && seed < 12; seed++) scene = await untilWindow(prompt, seed);
    if (scene === undefined) throw new Error(`no window "${prompt}" opened`);
    const { world, table, pages, asked, step } = scene;
    const askedAt = await table.read((t) => t.askedAt);
    const before = pages.map(({ texts }) => texts.length);
    const [first, ...others] = asked as [Seat, ...Seat[]];
    await pages[first]?.says({ type: 'answer', step, answer: [] });
    for (const seat of others) expect(pages[seat]?.texts.length).toBe(before[seat]);
    const closes = askedAt + DELAYS.window;
    for (const seat of asked) {
      const clocks = pages[seat]?.update.clocks.filter((clock) => clock.deadline !== null);
      expect(clocks?.map(({ deadline }) => deadline)).toEqual(asked.map(() => closes));
    }
    await world.pass(closes - world.clock.now() - 1);
    expect(await table.read(stepOf)).toBe(step);
    await world.pass(1);
    expect(await table.read(stepOf)).toBe(step + 1);
  },
  120_000,
);
