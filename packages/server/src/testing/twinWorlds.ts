import { type Game, type Seat, type State, seedFast } from '@regalia/kernel';
import type { TwinScene } from '@regalia/kernel/testing';
import { type Person, PROTOCOL } from '@regalia/protocol';
import { BotStream } from '../connections/BotStream.ts';
import { People } from '../people/People.ts';
import { exportPersonalData } from '../people/personalData.ts';
import { perform } from '../tables/commands/perform.ts';
import { createTable } from '../tables/lobby/createTable.ts';
import { listTables, tablePast, tableRecord } from '../tables/lobby/lists.ts';
import { rematch } from '../tables/lobby/rematch.ts';
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
  /** Whether the table is the rematch of another one. */
  readonly isRematch?: boolean;
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
 * to a program, over HTTP and in the export of its data. At the end the viewer asks for an undo, which is refused,
 * leaves, watches and returns.
 */
export async function bytesTo(plan: Plan, isTwin: boolean): Promise<Record<string, readonly string[]>> {
  const { seats, options, scene } = plan;
  const game = worldOf(plan, isTwin);
  const world = new VirtualTables({ games: new Map([[game.id, game]]), delays: DELAYS });
  const first = await gather(world, game, options, seats);
  const id = plan.isRematch ? await playAgain(world, first, seats) : first;
  const people = await world.registry.table(id).read((t) => t.seats.map(({ person }) => person as Person));
  const pages: VirtualPage[] = [];
  for (const person of people) pages.push(await world.page(id, person));
  const { viewer } = scene;
  const who = viewer === 'spectator' ? EVE : (people[viewer] as Person);
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
  const known = new People(world.deps.store, world.clock, world.deps.entropy);
  const told = [
    await tableRecord(world.registry, id),
    await listTables(world.registry, who.id, 'mine'),
    await exportPersonalData(world.registry, known, { ...who, kind: 'guest', protocol: PROTOCOL, now: 0 }, ''),
  ];
  await own.says({ type: 'undo', step: last });
  for (const page of pages) if (page !== own) await page.says({ type: 'undo-reply', agree: false });
  await perform(world.registry, id, { person: who }, { type: 'leave' }).catch(() => undefined);
  const watching = await world.page(id, who);
  await perform(world.registry, id, { person: who }, { type: 'sit' }).catch(() => undefined);
  const back = await world.page(id, who);
  return {
    own: own.texts,
    late,
    past,
    told: told.map((one) => JSON.stringify(one)),
    watching: watching.texts,
    back: back.texts,
    stream,
  };
}

async function gather(
  world: VirtualTables,
  game: Game,
  options: Record<string, unknown>,
  count: number,
): Promise<string> {
  const people = Array.from({ length: count }, (_, seat) => personAt(seat));
  const seats = people.map((_, seat) => (seat === 0 ? { kind: 'me' as const } : { kind: 'open' as const }));
  const [host, ...others] = people as [Person, ...Person[]];
  const id = await createTable(world.registry, host, { game: game.id, options, seats, memoryAid: true });
  for (const person of others) await perform(world.registry, id, { person }, { type: 'sit' });
  return id;
}

/** Starts the game, stops it by consent of all, and gathers everybody for the next one. */
async function playAgain(world: VirtualTables, id: string, count: number): Promise<string> {
  const people = Array.from({ length: count }, (_, seat) => personAt(seat));
  for (const person of people) await world.attend(id, person);
  await world.pass(0);
  for (const person of people) await perform(world.registry, id, { person }, { type: 'offer-stop' });
  let next = id;
  for (const person of people) next = await rematch(world.registry, id, person);
  return next;
}
