import { GAMES } from '@regalia/games';
import { type Answer, type Game, openDecision, randomAnswer, type ScoreBreakdown, seedFast } from '@regalia/kernel';
import { expect, test } from 'vitest';
import type { Jobs } from '../../ports/jobs.ts';
import { ANN, BEN, EVE, type VirtualPage, VirtualTables } from '../../testing/VirtualTables.ts';
import { renderScore, type TableViewer } from './render.ts';
import { UpdateCache } from './UpdateCache.ts';

const randomBots: Jobs = {
  think: async ({ state, seat, seed }): Promise<Answer> => randomAnswer(openDecision(state, seat)!, seedFast(seed)),
  close: async () => undefined,
};

/** The whole score as it comes out of JSON. */
function scoreOf(world: VirtualTables, id: string, viewer: TableViewer): Promise<ScoreBreakdown[]> {
  return world.registry.table(id).read((t) => JSON.parse(JSON.stringify(renderScore(t, viewer))));
}

const kept = (page: VirtualPage): number[] => page.last('update')!.score.map((change) => change.kept);

/** Ann, Ben and a spectator in the second round, in which the lines of the first no longer change. */
async function secondRound(parts: ConstructorParameters<typeof VirtualTables>[0] = {}) {
  const world = new VirtualTables(parts);
  await world.open();
  const { id, ann, ben } = await world.play();
  const eve = await world.page(id, EVE);
  const goOn = async () => {
    for (const page of [ann, ben]) await page.answers(...page.update.decisions.flatMap(({ min }) => range(min)));
  };
  for (let step = 0; step < 7; step++) await goOn();
  const agree = async () => {
    expect(ann.score).toEqual(await scoreOf(world, id, 0));
    expect(ben.score).toEqual(await scoreOf(world, id, 1));
    expect(eve.score).toEqual(await scoreOf(world, id, 'spectator'));
  };
  return { world, id, ann, ben, eve, goOn, agree };
}

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

test('unchanged lines are not sent again, for players and spectators, until the end', async () => {
  const { ann, ben, eve, goOn, agree } = await secondRound();
  await agree();
  for (const page of [ann, ben, eve]) expect(Math.min(...kept(page))).toBeGreaterThanOrEqual(5);
  while (ann.update.end === null) {
    await goOn();
    await agree();
  }
  expect(Math.min(...kept(eve))).toBeGreaterThanOrEqual(10);
});

test('if viewers see only their own points, each is sent the changes to its own score', async () => {
  const tides = GAMES.get('tides') as Game;
  const score: Game['score'] = (state, viewer) =>
    tides.score(state, viewer).filter(({ seat }) => viewer === 'judge' || viewer === seat);
  const games = new Map([['tides', { ...tides, isScorePublic: false, score }]]);
  const { ann, ben, eve, goOn, agree } = await secondRound({ games });
  await agree();
  expect(eve.score).toEqual([]);
  expect([...kept(ann), ...kept(ben)]).toEqual([expect.toSatisfy(isMany), expect.toSatisfy(isMany)]);
  while (ann.update.end === null) await goOn();
  await agree();
  expect(eve.score).toHaveLength(2);
});

const isMany = (count: number): boolean => count >= 5;

test('two viewers who see the same but were sent different scores before get different changes', async () => {
  const { world, id, eve } = await secondRound();
  const keptBy = (text: string): number[] => JSON.parse(text).score.map((change: { kept: number }) => change.kept);
  await world.registry.table(id).read((t) => {
    const updates = new UpdateCache(t);
    expect(keptBy(updates.for('spectator', 0, null).text)).toEqual([0, 0]);
    expect(keptBy(updates.for('spectator', 0, eve.score).text)).toEqual(eve.score.map(({ lines }) => lines.length));
  });
});

test('undone answers lose their points', async () => {
  const { ann, ben, agree } = await secondRound();
  const before = ann.score;
  await ann.says({ type: 'undo', step: ann.update.step });
  await ben.says({ type: 'undo-reply', agree: true });
  expect(ann.update.happened).toMatchObject([{ kind: 'undo' }]);
  expect(ann.score).not.toEqual(before);
  await agree();
});

test('a page that returns or answers too late is sent the whole score', async () => {
  const { world, id, ann, goOn, agree } = await secondRound();
  const again = await world.page(id, BEN, ann.update.step);
  expect(kept(again)).toEqual([0, 0]);
  await ann.says({ type: 'answer', step: 0, answer: [0] });
  expect(kept(ann)).toEqual([0, 0]);
  await goOn();
  await agree();
  expect(again.score).toEqual(ann.score);
  expect(Math.min(...kept(again))).toBeGreaterThanOrEqual(5);
});

test('a table that slept sends the whole score, then changes', async () => {
  const { world, id, ann, ben, eve } = await secondRound();
  for (const page of [ann, ben, eve]) await page.leaves();
  await world.pass(120_000);
  expect(world.registry.liveCount).toBe(0);
  const again = [await world.page(id, ANN, ann.update.step), await world.page(id, BEN, null)] as const;
  for (const page of again) expect(kept(page)).toEqual([0, 0]);
  for (const page of again) await page.answers(0);
  for (const page of again) expect(page.score).toEqual(await scoreOf(world, id, 'spectator'));
  expect(Math.min(...kept(again[0]))).toBeGreaterThanOrEqual(5);
});

test.each([...GAMES.keys()])('%s: every viewer knows its own score at every step', async (game) => {
  const world = new VirtualTables({ jobs: randomBots });
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }];
  const options = game === 'dominion' ? { liveScore: 'on' } : undefined;
  const { id, ann } = await world.play({ game, seats, options });
  const eve = await world.page(id, EVE);
  const rng = seedFast(7);
  for (let turn = 0; turn < 40 && ann.update.end === null; turn++) {
    const [d] = ann.update.decisions;
    if (d !== undefined) await ann.says({ type: 'answer', step: ann.update.step, answer: [...randomAnswer(d, rng)] });
    await world.pass(3000);
    expect(ann.score).toEqual(await scoreOf(world, id, 0));
    expect(eve.score).toEqual(await scoreOf(world, id, 'spectator'));
  }
  expect(ann.update.step).toBeGreaterThan(10);
});
