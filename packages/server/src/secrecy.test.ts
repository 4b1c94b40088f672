import { GAMES } from '@regalia/games';
import type { Game, State } from '@regalia/kernel';
import type { ToServer } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { VirtualClock } from './clock/VirtualClock.ts';
import { countedEntropy } from './testing/entropy.ts';
import { hushed } from './testing/hushed.ts';
import { MemoryStore } from './testing/MemoryStore.ts';
import { Guest, type Page } from './testing/page.ts';
import { testServer } from './testing/server.ts';
import { firstOptions, settle } from './testing/VirtualTables.ts';

/** Zones of Tides of Time. */
const DECK = 0;
const HAND_OF_BEN = 3;

type Swap = (s: State) => void;

const tides = GAMES.get('tides') as Game;

/** The same game in a world with two hidden cards swapped. */
function twin(swap: Swap, base: Game = tides): ReadonlyMap<string, Game> {
  const setup: Game['setup'] = (...args) => {
    const s = base.setup(...args);
    swap(s);
    return s;
  };
  return new Map([[base.id, { ...base, setup }]]);
}

function exchange(s: State, from: number, i: number, to: number, j: number): void {
  const [one, other] = [s.zones[from]!.cards, s.zones[to]!.cards];
  [one[i], other[j]] = [other[j]!, one[i]!];
  // The decision depends on the hand.
  s.flow.asked = s.flow.asked.map((d) => ({ ...d, options: s.zones[2 + d.seat]!.cards.slice().sort((a, b) => a - b) }));
}

interface Sent {
  readonly ann: readonly string[];
  readonly eve: readonly string[];
  readonly annAgain: readonly string[];
  readonly eveAgain: readonly string[];
  readonly list: string;
}

/** Plays the script over real sockets and returns every byte sent to Ann and a spectator. */
async function bytes(
  games: ReadonlyMap<string, Game>,
  script: (ann: Page, ben: Page) => Promise<void>,
  wish: object = {},
): Promise<Sent> {
  const clock = new VirtualClock();
  const parts = { games, clock, store: new MemoryStore(), entropy: countedEntropy(), jobs: firstOptions };
  const { port } = await testServer({}, parts);
  const [ann, ben, eve] = [await Guest.at(port), await Guest.at(port), await Guest.at(port)];
  const { id } = await ann.create(wish);
  await ben.sit(id);
  const pages = [await ann.open(id), await ben.open(id), await eve.open(id)] as const;
  for (const page of pages.slice(0, 2)) page.send({ type: 'nonce', nonce: 'cd'.repeat(32) });
  const passing = setInterval(() => void clock.pass(1, settle), 5);
  await Promise.all(pages.map((page) => page.next('update')));
  clearInterval(passing);
  await settle();
  await script(pages[0], pages[1]);
  await quiet(pages);
  const again = [await ann.open(id, 0), await eve.open(id)] as const;
  await quiet(again);
  const list = await (await ann.request('GET', '/api/tables?list=mine')).text();
  return {
    ann: timeless(pages[0].texts),
    eve: timeless(pages[2].texts),
    annAgain: timeless(again[0].texts),
    eveAgain: timeless(again[1].texts),
    list: timeless([list])[0]!,
  };
}

/** A ping to each page returns after everything sent before it. */
async function quiet(pages: readonly Page[]): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await Promise.all(
      pages.map((page) => {
        page.send({ type: 'ping', re: 1 });
        return page.next('pong');
      }),
    );
    await settle();
  }
}

/** Virtual time depends on how long the sockets took to open; nothing else may differ. */
function timeless(texts: readonly string[]): string[] {
  return texts.map((text) => text.replace(/"(now|at|createdAt|changedAt|startsAt|deadline)":\d+/g, '"$1":0'));
}

const answer = (step: number, card: number): ToServer => ({ type: 'answer', step, answer: [card] });

async function park(page: Page, card: number, step = 0): Promise<void> {
  page.send(answer(step, card));
  await page.next('accepted');
}

const handOf = (games: ReadonlyMap<string, Game>) => {
  let hand: readonly number[] = [];
  const game = games.get('tides') as Game;
  const peek: Game = {
    ...game,
    setup: (...args) => {
      const s = game.setup(...args);
      hand = s.zones[HAND_OF_BEN]!.cards.slice();
      return s;
    },
  };
  return { games: new Map([['tides', peek]]), card: () => hand[0]! };
};

for (const [kind, base] of [
  ['open', tides],
  ['hushed', hushed],
] as const) {
  test(`another hand, another parked answer, taken back and given again: the same bytes (${kind})`, async () => {
    const world = handOf(twin(() => undefined, base));
    const other = handOf(twin((s) => exchange(s, HAND_OF_BEN, 0, DECK, 2), base));
    const run = (of: typeof world) =>
      bytes(of.games, async (_, ben) => {
        await park(ben, of.card());
        ben.send({ type: 'withdraw', step: 0 });
        await ben.next('accepted');
        await park(ben, of.card());
      });
    const [here, there] = [await run(world), await run(other)];
    expect(world.card()).not.toBe(other.card());
    expect(there).toEqual(here);
  });
}

test('hushed: Ann cannot tell whether Ben has answered', async () => {
  const world = handOf(twin(() => undefined, hushed));
  const silent = await bytes(world.games, async () => undefined);
  const answered = await bytes(world.games, async (_, ben) => park(ben, world.card()));
  expect(answered).toEqual(silent);
});

test('hushed on a live clock: the clocks do not reveal it either', async () => {
  const world = handOf(twin(() => undefined, hushed));
  const wish = { pace: { kind: 'live', perDecision: 60, reserve: 60 } };
  const silent = await bytes(world.games, async () => undefined, wish);
  const answered = await bytes(world.games, async (_, ben) => park(ben, world.card()), wish);
  expect(answered).toEqual(silent);
});

test('another order of the draw pile: the same bytes through two rounds, refusals and undo included', async () => {
  const script = async (ann: Page, ben: Page) => {
    const seen = { ann: await first(ann), ben: await first(ben) };
    for (let step = 0; step < 6; step++) {
      ann.send(answer(step, 99));
      for (const [page, who] of [
        [ann, 'ann'],
        [ben, 'ben'],
      ] as const)
        page.answerFirst(seen[who]);
      [seen.ann, seen.ben] = [await fresh(ann, step + 1), await fresh(ben, step + 1)];
    }
  };
  const here = await bytes(
    twin(() => undefined),
    script,
  );
  const there = await bytes(
    twin((s) => exchange(s, DECK, 0, DECK, 1)),
    script,
  );
  expect(there).toEqual(here);
  expect(here.ann.length).toBeGreaterThan(15);
});

test('the comparison detects a difference', async () => {
  const world = handOf(twin(() => undefined));
  const silent = await bytes(world.games, async () => undefined);
  const answered = await bytes(world.games, async (_, ben) => park(ben, world.card()));
  expect(answered.ann).not.toEqual(silent.ann);
  expect(answered.eve).not.toEqual(silent.eve);
});

const first = async (page: Page) => {
  const update = page.messages.findLast((message) => message.type === 'update');
  return update?.type === 'update' ? update : page.turn();
};
const fresh = (page: Page, step: number) => page.next('update', (update) => update.step === step);
