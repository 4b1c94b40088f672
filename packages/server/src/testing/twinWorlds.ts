import { type Game, type Seat, type State, seedFast } from '@regalia/kernel';
import type { TwinScene } from '@regalia/kernel/testing';
import type { Person } from '@regalia/protocol';
import { BotStream } from '../connections/BotStream.ts';
import { perform } from '../tables/commands/perform.ts';
import { createTable } from '../tables/lobby/createTable.ts';
import { listTables, tablePast, tableRecord } from '../tables/lobby/lists.ts';
import { stepOf } from '../tables/state/tableState.ts';
import { EVE, settle, type VirtualPage, VirtualTables } from './VirtualTables.ts';

/** Windows close when all have answered, so that the script decides, not time. */
const DELAYS = { window: 1_000_000, windowLeast: 20, pause: 10 };

const personAt = (seat: Seat): Person => ({
  id: `person-at-seat-${seat}-`.padEnd(16, '-').slice(0, 16),
  name: `P${seat}`,
});

interface Plan {
  readonly game: Game;
  readonly seed: number;
  readonly seats: number;
  readonly options: Record<string, unknown>;
  readonly scene: TwinScene;
}

/** The game dealt by the seed; in the other world, with the twin state instead. */
function worldOf({ game, seed, scene }: Plan, isTwin: boolean): Game {
  const exchange = (s: State): State => {
    const { answered, step } = scene.twin.flow;
    const isSettled = s.flow.given.every((answer) => answer === null);
    const isThere = isSettled && s.flow.answered === answered && s.flow.step === step;
    return isTwin && isThere ? Object.assign(s, game.clone(scene.twin)) : s;
  };
  return {
    ...game,
    setup: (options, seats, _, revision, out) => exchange(game.setup(options, seats, seedFast(seed), revision, out)),
    apply: (s, ...args) => {
      const facts = game.apply(s, ...args);
      exchange(s);
      return facts;
    },
  };
}

/**
 * Every byte sent to the viewer of the scene in one of its worlds: to a page, to one that reconnects after each step,
 * to a program, and over HTTP. At the end the viewer asks for an undo, which is refused, leaves and returns.
 */
export async function bytesTo(plan: Plan, isTwin: boolean): Promise<Record<string, readonly string[]>> {
  const { seats, options, scene } = plan;
  const game = worldOf(plan, isTwin);
  const world = new VirtualTables({ games: new Map([[game.id, game]]), delays: DELAYS });
  const people = Array.from({ length: seats }, (_, seat) => personAt(seat));
  const wish = people.map((_, seat) => (seat === 0 ? { kind: 'me' as const } : { kind: 'open' as const }));
  const [host] = people as [Person];
  const id = await createTable(world.registry, host, { game: game.id, options, seats: wish, memoryAid: true });
  for (const person of people.slice(1)) await perform(world.registry, id, { person }, { type: 'sit' });
  const pages: VirtualPage[] = [];
  for (const person of people) pages.push(await world.page(id, person));
  const { viewer } = scene;
  const who = viewer === 'spectator' ? EVE : personAt(viewer);
  const own = viewer === 'spectator' ? await world.page(id, EVE) : (pages[viewer] as VirtualPage);
  const stream: string[] = [];
  if (viewer !== 'spectator') {
    const reader = { write: (line: unknown) => stream.push(JSON.stringify(line)), end: () => undefined };
    await new BotStream(world.registry, { table: id, seat: viewer, person: who.id }, reader).open();
  }
  for (const page of pages) await page.says({ type: 'nonce', nonce: 'ab'.repeat(32) });
  await world.pass(0);
  for (const { seat, answer } of [...scene.before, ...scene.moves]) {
    const step = await world.registry.table(id).read(stepOf);
    await (pages[seat] as VirtualPage).says({ type: 'answer', step, answer: [...answer] });
    await world.pass(DELAYS.windowLeast);
  }
  await settle();
  const last = await world.registry.table(id).read(stepOf);
  const steps = Array.from({ length: last + 1 }, (_, step) => step);
  const late: string[] = [];
  for (const step of steps) late.push(...(await world.page(id, who, step)).texts);
  const past: string[] = [];
  for (const step of steps) past.push(JSON.stringify(await tablePast(world.registry, id, who.id, step)));
  const told = [await tableRecord(world.registry, id), await listTables(world.registry, who.id, 'mine')];
  await own.says({ type: 'undo', step: last });
  for (const page of pages) if (page !== own) await page.says({ type: 'undo-reply', agree: false });
  await perform(world.registry, id, { person: who }, { type: 'leave' }).catch(() => undefined);
  const back = await world.page(id, who);
  return { own: own.texts, late, past, told: told.map((one) => JSON.stringify(one)), back: back.texts, stream };
}
