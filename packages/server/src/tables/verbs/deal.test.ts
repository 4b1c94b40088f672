import { commitTo, type Seat, shuffleProof, type TableSeed } from '@regalia/kernel';
import type { CreateTableRequest, Person } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { ANN, BEN, EVE, type VirtualPage, VirtualTables } from '../../testing/VirtualTables.ts';
import { createTable, perform } from '../index.ts';

const SECOND = 1000;
const NONCES = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2'].map((byte) => byte.repeat(32));
const nonceOf = (seat: Seat, round = 0) => NONCES[seat + 3 * round] as string;

const commits = (page: VirtualPage, seat: Seat, round = 0) =>
  page.says({ type: 'commit', commitment: commitTo(nonceOf(seat, round)) });
const reveals = (page: VirtualPage, seat: Seat, round = 0) => page.says({ type: 'nonce', nonce: nonceOf(seat, round) });

const SEATS: CreateTableRequest['seats'] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];

/** Citadels with three people at a full table without commitments. */
async function fullTable(world: VirtualTables) {
  const id = await createTable(world.registry, ANN, { game: 'citadels', seats: SEATS });
  for (const person of [BEN, EVE]) await perform(world.registry, id, { person }, { type: 'sit' });
  const pages = [];
  for (const person of [ANN, BEN, EVE]) pages.push(await world.page(id, person));
  return { id, pages };
}

/** The last table message sent to the page. */
const infoOf = (page: VirtualPage) => (page.last('table') ?? page.last('welcome'))?.table;
const lastError = (page: VirtualPage) => page.last('error')?.error.message;

async function seedOf(world: VirtualTables, id: string): Promise<TableSeed> {
  return world.registry.table(id).read((t) => t.liveGame?.record().seed as TableSeed);
}

async function kindsOf(world: VirtualTables, id: string): Promise<string[]> {
  const kinds = (await world.deps.store.read(id, 0)).map(({ kind }) => kind);
  return kinds.slice(kinds.indexOf('commit'));
}

test('no nonce is revealed before all commitments are published, and the shuffle uses exactly that set', async () => {
  const world = new VirtualTables();
  const { id, pages } = await fullTable(world);
  for (const [seat, page] of pages.slice(0, 2).entries()) await commits(page, seat);
  await world.pass(9 * SECOND);
  expect(infoOf(pages[0]!)?.deal).toBeNull();
  await reveals(pages[0]!, 0);
  expect(lastError(pages[0]!)).toContain('not published yet');
  await commits(pages[2]!, 2);
  await world.pass(0);
  const shares = [0, 1, 2].map((seat) => ({ seat, commitment: commitTo(nonceOf(seat)) }));
  for (const page of pages) expect(infoOf(page)?.deal).toEqual({ shares });
  for (const [seat, page] of pages.entries()) {
    expect(page.last('update')).toBeUndefined();
    await reveals(page, seat);
  }
  await world.pass(0);
  expect(pages[0]?.update.step).toBe(0);
  const seed = await seedOf(world, id);
  expect(seed.nonces).toEqual([0, 1, 2].map((seat) => nonceOf(seat)));
  expect(seed.dealing).toEqual({ people: [0, 1, 2], deals: [{ shares, missing: [] }] });
  expect(shuffleProof(seed)).toBe('dealt');
});

test('a nonce that was not committed to is refused', async () => {
  const world = new VirtualTables();
  const { pages } = await fullTable(world);
  for (const [seat, page] of pages.entries()) await commits(page, seat);
  await world.pass(0);
  await reveals(pages[0]!, 1);
  expect(lastError(pages[0]!)).toContain('does not match your commitment');
  expect(infoOf(pages[0]!)?.nonces).toEqual([]);
});

test('a deal with an unrevealed nonce is aborted and repeated without that seat, with new nonces', async () => {
  const world = new VirtualTables();
  const { id, pages } = await fullTable(world);
  for (const [seat, page] of pages.entries()) await commits(page, seat);
  await world.pass(0);
  for (const seat of [0, 1]) await reveals(pages[seat]!, seat);
  await world.pass(9 * SECOND);
  expect(infoOf(pages[0]!)?.aborted).toEqual([]);
  await world.pass(SECOND);
  expect(infoOf(pages[0]!)).toMatchObject({ deal: null, commitments: [], nonces: [], aborted: [{ missing: [2] }] });
  await commits(pages[2]!, 2, 1);
  expect(lastError(pages[2]!)).toContain('dealt without your nonce');
  for (const seat of [0, 1]) await commits(pages[seat]!, seat, 1);
  await world.pass(0);
  for (const seat of [0, 1]) await reveals(pages[seat]!, seat, 1);
  await world.pass(0);
  const seed = await seedOf(world, id);
  expect(seed.nonces).toEqual([nonceOf(0, 1), nonceOf(1, 1)]);
  expect(seed.dealing?.deals.map(({ missing }) => missing)).toEqual([[2], []]);
  expect(shuffleProof(seed)).toBe('dealt');
  expect(await kindsOf(world, id)).toEqual([
    'commit',
    'commit',
    'commit',
    'deal',
    'nonce',
    'nonce',
    'abort',
    'commit',
    'commit',
    'deal',
    'nonce',
    'nonce',
    'start',
  ]);
});

test('a table where nobody ever reveals starts after one aborted deal', async () => {
  const world = new VirtualTables();
  const { id, pages } = await fullTable(world);
  for (const [seat, page] of pages.entries()) await commits(page, seat);
  await world.pass(10 * SECOND);
  const { nonces, dealing } = await seedOf(world, id);
  expect([nonces, dealing?.deals.map(({ missing }) => missing)]).toEqual([[], [[0, 1, 2]]]);
});

test('from the first published deal on the seats are taken: leaving hands the seat to a bot', async () => {
  const world = new VirtualTables();
  const { id, pages } = await fullTable(world);
  for (const [seat, page] of pages.entries()) await commits(page, seat);
  await world.pass(0);
  const remove = { type: 'remove', person: BEN.id, block: false } as const;
  await expect(perform(world.registry, id, { person: ANN }, remove)).rejects.toThrow('can’t be removed');
  await perform(world.registry, id, { person: EVE }, { type: 'leave' });
  expect(infoOf(pages[0]!)?.seats[2]).toMatchObject({ kind: 'person', autoPlayed: true });
  for (const seat of [0, 1]) await reveals(pages[seat]!, seat);
  await world.pass(10 * SECOND);
  for (const seat of [0, 1]) await commits(pages[seat]!, seat, 1);
  await world.pass(0);
  for (const seat of [0, 1]) await reveals(pages[seat]!, seat, 1);
  await world.pass(0);
  expect((await seedOf(world, id)).nonces).toHaveLength(2);
});

test('a person who committed and left is not in the deal, so that a table over days is not delayed', async () => {
  const world = new VirtualTables();
  const id = await createTable(world.registry, ANN, {
    game: 'tides',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    pace: { kind: 'days', days: 2 },
  });
  const ann = await world.page(id, ANN);
  await commits(ann, 0);
  await ann.leaves();
  await world.pass(86_400_000);
  await perform(world.registry, id, { person: BEN }, { type: 'sit' });
  const ben = await world.page(id, BEN);
  await commits(ben, 1);
  await world.pass(10 * SECOND);
  expect(infoOf(ben)?.deal?.shares.map(({ seat }) => seat)).toEqual([1]);
  await reveals(ben, 1);
  await world.pass(0);
  const { nonces, dealing } = await seedOf(world, id);
  expect([nonces, dealing?.people, dealing?.deals.length]).toEqual([[nonceOf(1)], [0, 1], 1]);
});

test('after a restart between the phases everybody gets the whole time to come back and reveal', async () => {
  const before = new VirtualTables();
  const { id, pages } = await fullTable(before);
  for (const [seat, page] of pages.entries()) await commits(page, seat);
  await before.pass(0);
  await reveals(pages[0]!, 0);
  const after = before.restarted();
  await after.open();
  await after.pass(3600 * SECOND);
  const back = async (person: Person) => after.page(id, person);
  const ann = await back(ANN);
  await after.pass(9 * SECOND);
  const [ben, eve] = [await back(BEN), await back(EVE)];
  expect(infoOf(ben)).toMatchObject({ nonces: [0], aborted: [] });
  await reveals(ben, 1);
  await reveals(eve, 2);
  await after.pass(0);
  expect(ann.update.step).toBe(0);
  expect(shuffleProof(await seedOf(after, id))).toBe('dealt');
});

test('a restart between the last nonce and the start loses nothing', async () => {
  const before = new VirtualTables();
  const { id, pages } = await fullTable(before);
  for (const [seat, page] of pages.entries()) await commits(page, seat);
  await before.pass(0);
  before.registry.scheduler(id).stop();
  for (const [seat, page] of pages.entries()) await reveals(page, seat);
  const after = before.restarted();
  await after.open();
  await after.pass(0);
  expect((await seedOf(after, id)).nonces).toHaveLength(3);
});

test('a commitment can be replaced from another device until the deal is published', async () => {
  const world = new VirtualTables();
  const { pages } = await fullTable(world);
  await commits(pages[0]!, 0);
  await commits(pages[0]!, 0, 1);
  for (const seat of [1, 2]) await commits(pages[seat]!, seat);
  await world.pass(0);
  expect(infoOf(pages[0]!)?.deal?.shares[0]?.commitment).toBe(commitTo(nonceOf(0, 1)));
  await commits(pages[0]!, 0);
  expect(lastError(pages[0]!)).toContain('being revealed');
});

test('a nonce sent without a commitment joins the published deal, as pages of earlier builds send it', async () => {
  const world = new VirtualTables();
  const { id, pages } = await fullTable(world);
  await reveals(pages[0]!, 0);
  for (const seat of [1, 2]) await commits(pages[seat]!, seat);
  await world.pass(0);
  expect(infoOf(pages[1]!)?.deal?.shares).toHaveLength(3);
  for (const seat of [1, 2]) await reveals(pages[seat]!, seat);
  await world.pass(0);
  const seed = await seedOf(world, id);
  expect([seed.nonces.length, shuffleProof(seed)]).toEqual([3, 'dealt']);
});

test('nonces without commitments make a game that claims no published deal', async () => {
  const world = new VirtualTables();
  const { id } = await world.play();
  const seed = await seedOf(world, id);
  expect([seed.dealing, shuffleProof(seed)]).toEqual([{ people: [0, 1], deals: [] }, 'committed']);
});
