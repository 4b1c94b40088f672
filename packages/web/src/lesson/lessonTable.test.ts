import { dominion } from '@regalia/games/dominion';
import { type Answer, decision, type Game, openDecision, startLiveGame } from '@regalia/kernel';
import { expect, test } from 'vitest';
import type { Lesson } from '../kit/lesson.ts';
import type { TableSource } from '../tableModel/TableSource.ts';
import { guided, scriptedBots, wantedAnswer } from './lessonTable.ts';

const text = { en: '', cs: '', sk: '' };
const lesson: Lesson = {
  seed: 1,
  steps: [
    { at: 0, text },
    { at: 0, text, answer: [4, 2] },
    { at: 3, text },
  ],
  others: [],
};

function guidedTable(kind: 'pick' | 'order') {
  const given: Answer[] = [];
  const others: number[] = [];
  const asked = { ...decision(0, 'discard', 'DOM-B11.2', 'card', [2, 4]), kind };
  const table = {
    snapshot: () => ({ decision: asked }),
    answer: async (answer: Answer) => void given.push(answer),
  } as unknown as TableSource;
  return { source: guided(table, lesson, (step) => void others.push(step)), given, others };
}

test('a step asks for the answer that one of its texts names', () => {
  expect([wantedAnswer(lesson, 0), wantedAnswer(lesson, 3)]).toEqual([[4, 2], undefined]);
});

test('another answer than the coach’s is not given; the coach hears of it', async () => {
  const { source, given, others } = guidedTable('pick');
  await source.answer([4], 0);
  expect([given, others]).toEqual([[], [0]]);
  await source.answer([4, 2], 0);
  expect([given, others]).toEqual([[[4, 2]], [0]]);
});

test('the order of marking counts only where things are put in order', async () => {
  const picked = guidedTable('pick');
  await picked.source.answer([2, 4], 0);
  expect(picked.given).toEqual([[2, 4]]);
  const ordered = guidedTable('order');
  await ordered.source.answer([2, 4], 0);
  expect([ordered.given, ordered.others]).toEqual([[], [0]]);
});

test('where the coach asks for nothing, every answer is given', async () => {
  const { source, given } = guidedTable('pick');
  await source.answer([2], 3);
  expect(given).toEqual([[2]]);
});

test('bots follow the script as long as it fits the table, and then think for themselves', async () => {
  const game = dominion as unknown as Game;
  const { state } = startLiveGame(game, { seats: 2, seed: { kind: 'fast', seed: 1 } });
  const seat = [0, 1].find((one) => openDecision(state, one) !== undefined) ?? 0;
  const offered = openDecision(state, seat)?.options.slice(0, 1) ?? [];
  const thinking = { choose: async () => [-1], close: () => undefined };
  const scripted = (answer: Answer) => {
    const others = [0, 1].map((one) => (one === seat ? { [state.flow.step]: answer } : {}));
    return scriptedBots({ ...lesson, others }, thinking).choose(game, state, seat, 'greedy');
  };
  expect(await scripted(offered)).toEqual(offered);
  expect(await scripted([12345])).toEqual([-1]);
  expect(await scriptedBots(lesson, thinking).choose(game, state, seat, 'greedy')).toEqual([-1]);
});
