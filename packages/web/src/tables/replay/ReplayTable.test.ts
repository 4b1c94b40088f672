import { tides } from '@regalia/games/tides';
import { type Game, openDecisions, startLiveGame } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { FakeClock } from '../../tableModel/testing/fakeTable.ts';
import { ReplayTable } from './ReplayTable.ts';

const game = tides as unknown as Game;

function playedRecord() {
  const live = startLiveGame(game, { seats: 2, seed: { kind: 'fast', seed: 3 } });
  while (!live.isOver) {
    for (const d of openDecisions(live.state)) live.answer(d.seat, game.fallback(live.state, d), 'person');
  }
  return live.record();
}

const record = playedRecord();

function replay(step = 0) {
  const clock = new FakeClock();
  const turned: number[] = [];
  const table = new ReplayTable({
    id: 'a',
    game,
    record,
    sitters: [],
    turnOf: () => null,
    step,
    onStep: (to) => void turned.push(to),
    onLeave: () => void turned.push(-1),
    after: clock.after,
  });
  return { table, clock, turned, last: table.snapshot().replay?.last ?? 0 };
}

test('it begins at the step of its address, and never beyond the end', () => {
  expect(replay(3).table.snapshot()).toMatchObject({ step: 3, viewer: 'judge', phase: 'over', decision: null });
  const { table, last } = replay(9999);
  expect(table.snapshot().step).toBe(last);
});

test('each step shows the table and the log up to it; the whole log is there to jump in', () => {
  const { table, turned, last } = replay();
  table.replay.turnTo(4);
  const { log, view, replay: part } = table.snapshot();
  expect([log.length, part?.log.length, turned]).toEqual([5, last + 1, [4]]);
  expect(view).not.toEqual(replay().table.snapshot().view);
});

test('it plays by itself at its speed and stops at the end', () => {
  const { table, clock, last } = replay();
  table.replay.togglePlaying();
  expect(table.snapshot().replay?.isPlaying).toBe(true);
  clock.pass(1600);
  expect(table.snapshot().step).toBe(1);
  table.replay.setSpeed(4);
  clock.pass(800);
  expect(table.snapshot().step).toBe(3);
  clock.pass(400 * (last + 1));
  expect(table.snapshot()).toMatchObject({ step: last, replay: { isPlaying: false } });
});

test('played again at its end it begins at the start; turning to a step stops it', () => {
  const { table, clock, last } = replay(9999);
  table.replay.togglePlaying();
  expect(table.snapshot().step).toBe(0);
  table.replay.turnTo(2);
  clock.pass(60_000);
  expect(table.snapshot()).toMatchObject({ step: 2, replay: { isPlaying: false } });
  expect(last).toBeGreaterThan(2);
});

test('through a seat’s eyes it shows what that seat could see', () => {
  const { table } = replay();
  const judge = table.snapshot();
  table.replay.setViewer(0);
  const { viewer, view, step } = table.snapshot();
  expect([viewer, step]).toEqual([0, 0]);
  expect(view).not.toEqual(judge.view);
  table.replay.setViewer('spectator');
  expect(table.snapshot().view).not.toEqual(view);
});

test('a listener that leaves hears nothing more', () => {
  const { table, clock, turned } = replay();
  table.replay.togglePlaying();
  table.replay.leave();
  clock.pass(60_000);
  expect(turned).toEqual([-1]);
});

test('a past step is shown as the viewer saw it; one that never was is refused', async () => {
  const { table } = replay();
  expect(await table.past(0)).toEqual({ view: table.snapshot().view, score: table.snapshot().score });
  await expect(table.past(9999)).rejects.toThrow('no step 9999');
});
