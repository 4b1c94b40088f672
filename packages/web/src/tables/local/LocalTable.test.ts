import { diceking } from '@regalia/games/diceking';
import { dominion } from '@regalia/games/dominion';
import { tides } from '@regalia/games/tides';
import type { Game, GameRecord, RecordedAnswer, Seed } from '@regalia/kernel';
import { expect, test, vi } from 'vitest';
import type { OrderChoices } from '../../tableModel/standingOrders.ts';
import { LocalLiveGame } from './LocalLiveGame.ts';
import { LocalTable, type LocalTableParts } from './LocalTable.ts';

const game = tides as unknown as Game;
const seed: Seed = { kind: 'fast', seed: 5 };
const bots = {
  choose: async (g: Game, s: never, seat: number) => g.fallback(s, firstAsked(s, seat)),
  close: () => undefined,
};

function firstAsked(state: { flow: { asked: { seat: number }[] } }, seat: number): never {
  return state.flow.asked.find((d) => d.seat === seat) as never;
}

function openTable(
  seats: readonly (string | null)[],
  liveGame = LocalLiveGame.start(game, { seats: 2, seed }),
  change: Partial<LocalTableParts> = {},
) {
  let saved: GameRecord | null = null;
  let parked: readonly RecordedAnswer[] = [];
  const table = new LocalTable({
    id: 'table',
    game: liveGame.liveGame.game,
    seats: seats.map((bot, i) => ({ name: `P${i}`, bot })),
    liveGame,
    bots: bots as never,
    save: (record, _, waiting) => {
      saved = record;
      parked = waiting;
    },
    rematch: async () => '/',
    moment: () => 0,
    ...change,
  });
  return { table, liveGame, saved: () => saved as GameRecord | null, parked: () => parked };
}

const settle = () =>
  vi.waitFor(() => undefined, { timeout: 200 }).then(() => new Promise((done) => setTimeout(done, 5)));

function answerAnything(table: LocalTable): Promise<void> {
  const { decision, step } = table.snapshot();
  return table.answer([decision?.options[0] ?? -1], step);
}

async function answerSome(table: LocalTable, most = 40): Promise<void> {
  for (let i = 0; i < most && table.snapshot().phase === 'playing'; i++) {
    await settle();
    if (table.snapshot().curtain !== null) table.takeScreen();
    const { decision, step } = table.snapshot();
    if (decision) await table.answer(decision.options.slice(0, decision.min), step);
  }
}

test('a game against a bot is played to its end, and its record leads there', async () => {
  const { table, saved } = openTable([null, 'greedy']);
  await answerSome(table);
  expect(table.snapshot().phase).toBe('over');
  expect(table.snapshot().reveal).not.toBeNull();
  const record = saved();
  expect(record?.hash).toBe((await table.record()).hash);
});

test('after a reload the table stands where it stood, with its log', async () => {
  const { table, saved, liveGame } = openTable([null, 'greedy']);
  await answerSome(table, 4);
  await settle();
  const before = table.snapshot();
  const record = saved() as GameRecord;
  const again = openTable([null, 'greedy'], LocalLiveGame.resume(game, record, liveGame.times())).table.snapshot();
  expect(again.step).toBe(before.step);
  expect(again.log).toEqual(before.log);
  expect(again.decision).toEqual(before.decision);
});

test('a player who looks back sees what they saw then, and no more', async () => {
  const { table, liveGame } = openTable([null, 'greedy']);
  const first = table.snapshot();
  await answerSome(table, 4);
  await settle();
  const past = await table.past(first.step);
  expect(past).toEqual({ view: first.view, score: first.score });
  expect(past.view).not.toEqual(liveGame.past(first.step, 'judge').view);
  await expect(table.past(99)).rejects.toThrow('no step 99');
});

test('a record that does not lead where it says is refused', () => {
  const { liveGame } = LocalLiveGame.start(game, { seats: 2, seed });
  expect(() => LocalLiveGame.resume(game, { ...liveGame.record(), hash: 'not this' })).toThrow(
    'does not match its hash',
  );
});

test('behind the curtain there is nothing that only one person may see', () => {
  const { table } = openTable([null, null]);
  const snapshot = table.snapshot();
  expect(snapshot.curtain).toBe(0);
  expect(snapshot.viewer).toBe('spectator');
  expect(JSON.stringify(snapshot.view)).toBe(
    JSON.stringify(game.view(LocalLiveGame.start(game, { seats: 2, seed }).liveGame.state, 'spectator')),
  );
  expect(snapshot.decision).toBeNull();
});

test('the screen goes to the next person once one has answered, and the answer stays secret', async () => {
  const { table } = openTable([null, null]);
  table.takeScreen();
  await answerAnything(table);
  const { curtain, parked, viewer, ready } = table.snapshot();
  expect({ curtain, parked, viewer, ready }).toEqual({ curtain: 1, parked: null, viewer: 'spectator', ready: [0] });
});

test('DIC-8.14 where nothing is hidden, the screen goes on without a curtain', async () => {
  const open = diceking as unknown as Game;
  const { table } = openTable([null, null], LocalLiveGame.start(open, { seats: 2, seed }));
  const seen = new Set<unknown>();
  for (let i = 0; i < 40; i++) {
    const { curtain, viewer, decision, step } = table.snapshot();
    expect({ curtain, viewer }).toEqual({ curtain: null, viewer: decision?.seat });
    seen.add(viewer);
    await table.answer(decision?.options.slice(0, decision.min) ?? [], step);
  }
  expect(seen).toEqual(new Set([0, 1]));
});

test('an answer that waits for the other person survives a reload, and is gone once withdrawn', async () => {
  const { table, saved, parked } = openTable([null, null]);
  table.takeScreen();
  await answerAnything(table);
  const liveGame = LocalLiveGame.resume(game, saved() as GameRecord);
  liveGame.park(parked());
  const again = openTable([null, null], liveGame).table;
  expect(again.snapshot()).toMatchObject({ step: 0, curtain: 1, ready: [0] });
  again.takeScreen();
  await answerAnything(again);
  expect(again.snapshot().step).toBe(1);
  await table.withdraw();
  expect(parked()).toEqual([]);
});

test('an answer to a question that is gone answers no other', async () => {
  const { table } = openTable([null, 'greedy']);
  await answerAnything(table);
  await vi.waitFor(() => expect(table.snapshot().step).toBe(1));
  const { decision } = table.snapshot();
  await table.answer([decision?.options[0] ?? -1], 0);
  expect(table.snapshot()).toMatchObject({ decision, parked: null });
  await table.answer([decision?.options[0] ?? -1], 1);
  expect(table.snapshot().decision).not.toEqual(decision);
});

test('what is no longer asked is not parked again', () => {
  const liveGame = LocalLiveGame.start(game, { seats: 2, seed });
  liveGame.park([{ seat: 0, answer: [-7], by: 'person' }]);
  expect(liveGame.parked(() => 'person')).toEqual([]);
});

test('against bots one can go back a few times where that is not free; what was seen stays known', async () => {
  const { table, saved } = openTable([null, 'greedy']);
  await answerAnything(table);
  await vi.waitFor(() => expect(table.snapshot().step).toBe(1));
  const after = table.snapshot();
  expect([after.step, after.canUndo, after.botUndos]).toEqual([1, false, 5]);
  await table.undo();
  expect([table.snapshot().step, table.snapshot().log.length, table.snapshot().botUndos]).toEqual([0, 1, 0]);
  expect(table.snapshot().decision?.options).toHaveLength(5);
  await answerAnything(table);
  await vi.waitFor(() => expect(table.snapshot().botUndos).toBe(4));
  const again = LocalLiveGame.resume(game, saved() as GameRecord);
  expect([again.rewinds, again.canRewind(0)]).toEqual([1, true]);
  again.rewind(0);
  expect(again.liveGame.state.flow.step).toBe(0);
  for (let i = 0; i < 4; i++) {
    await table.undo();
    await answerAnything(table);
    await vi.waitFor(() => expect(table.snapshot().step).toBe(1));
  }
  expect(table.snapshot().botUndos).toBe(0);
  await table.undo();
  expect(table.snapshot().step).toBe(1);
});

test('people who share a screen do not go back past what the other has seen', async () => {
  const { table } = openTable([null, null]);
  await answerSome(table, 2);
  expect(table.snapshot().botUndos).toBe(0);
});

test('a second answer before the page has shown the first is not an error, and changes nothing', async () => {
  const { table } = openTable([null, 'greedy']);
  const { decision, step } = table.snapshot();
  const [first = -1, second = -1] = decision?.options ?? [];
  await table.answer([first], step);
  await table.answer([second], step);
  expect(table.snapshot().parked).toEqual([first]);
});

test.each([
  ['throws', () => Promise.reject(new Error('the worker failed'))],
  ['answers what is not offered', async () => [-7]],
])('a bot that %s is answered for by the game, and the table plays on', async (_, choose) => {
  const { table, saved } = openTable([null, 'greedy'], undefined, { bots: { choose, close: () => undefined } });
  await answerSome(table);
  expect(table.snapshot().phase).toBe('over');
  const answers = saved()?.answers.filter(({ seat }) => seat === 1) ?? [];
  expect(new Set(answers.map(({ by }) => by))).toEqual(new Set(['fallback']));
});

const attack = dominion as unknown as Game;
/** The person's question is this one, whatever is asked. */
const always = {
  id: 'react',
  choices: ['ask', 'never'],
  answer: (choice: string) => (choice === 'never' ? [] : undefined),
};

function openWithOrders(stored = new Map<number, OrderChoices>()) {
  const ordered: Game = { ...attack, timing: { ...attack.timing, standingOrders: [always] } };
  const liveGame = LocalLiveGame.start(ordered, { seats: 2, seed });
  const orders = {
    of: (seat: number) => stored.get(seat) ?? {},
    store: (seat: number, choices: OrderChoices) => void stored.set(seat, choices),
  };
  return { ...openTable([null, null], liveGame, { orders }), stored };
}

test('an order is kept for its seat alone, is shown at once, and leaves the open question on the screen', async () => {
  const { table, stored } = openWithOrders();
  table.takeScreen();
  const { decision, viewer } = table.snapshot();
  await table.order('react', 'never');
  expect([...stored]).toEqual([[viewer, { react: 'never' }]]);
  expect(table.snapshot()).toMatchObject({ decision, orders: { react: 'never' } });
});

test('behind the curtain there are no orders, and the next person at the screen has their own', async () => {
  const tidesWithOrder: Game = {
    ...game,
    timing: { ...game.timing, standingOrders: [{ ...always, answer: () => undefined }] },
  };
  const stored = new Map<number, OrderChoices>([[0, { react: 'never' }]]);
  const orders = { of: (seat: number) => stored.get(seat) ?? {}, store: () => undefined };
  const { table } = openTable([null, null], LocalLiveGame.start(tidesWithOrder, { seats: 2, seed }), { orders });
  expect(table.snapshot()).toMatchObject({ curtain: 0, orders: {} });
  table.takeScreen();
  expect(table.snapshot()).toMatchObject({ viewer: 0, orders: { react: 'never' } });
  await answerAnything(table);
  expect(table.snapshot()).toMatchObject({ curtain: 1, orders: {} });
  table.takeScreen();
  expect(table.snapshot()).toMatchObject({ viewer: 1, orders: {} });
});

test('what is ordered is answered without asking', async () => {
  const never = { react: 'never' };
  const { table, liveGame } = openWithOrders(new Map([0, 1].map((seat) => [seat, never])));
  await vi.waitFor(() => expect(liveGame.liveGame.state.flow.step).toBeGreaterThan(1));
  expect(table.snapshot()).toMatchObject({ decision: null, curtain: null });
  table.close();
});
