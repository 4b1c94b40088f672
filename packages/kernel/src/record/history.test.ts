import { expect, test } from 'vitest';
import { rngFor } from '../rng/seed.ts';
import { DRAW, menuGame, NOD, PLAN, RETURN, SHUFFLE } from '../testing/menuGame.ts';
import type { ToyGame } from '../testing/toyGame.ts';
import { startLiveGame } from './LiveGame.ts';
import { rebuildHistory } from './rebuildHistory.ts';
import { replay } from './replay.ts';

/** The toy, and a count of the answers applied to any of its states. */
function counted() {
  const count = { applied: 0 };
  const game: ToyGame = {
    ...menuGame,
    apply(...args) {
      count.applied++;
      return menuGame.apply(...args);
    },
  };
  return { game, count };
}

const turnOf = (answers: number) => Math.floor(answers / 2) % 2;

/** Two answers forward and one back, `undos` times, with an occasional agreed rewind. */
function wander(game: ToyGame, undos: number) {
  const s = startLiveGame(game, PLAN);
  let answers = 0;
  const say = (option: number) => s.answer(turnOf(answers++), [option], 'person');
  for (let i = 0; i < undos; i++) {
    for (let n = 0; n < 10; n++) say(NOD);
    say([DRAW, SHUFFLE, RETURN][i % 3] as number);
    s.rewind(--answers);
  }
  return s;
}

test('the cost of undos grows with their number, not with the length of the game', () => {
  const { game, count } = counted();
  const s = wander(game, 200);
  const answers = 200 * 11;
  expect(count.applied).toBeLessThan(answers + 200 * (16 + 2));
  count.applied = 0;
  expect(rebuildHistory(game, s.record()).state).toEqual(s.state);
  expect(count.applied).toBeLessThan(answers + 200 * (16 + 2));
});

test('a rebuilt history leads to the same state as replaying from the start at every undo', () => {
  const s = wander(menuGame, 12);
  expect(replay(menuGame, s.record())).toEqual(s.state);
});

test('an undo restores the state that the answers lead to, in games of any length', () => {
  const s = startLiveGame(menuGame, PLAN);
  for (let answers = 0; answers < 50; answers++) s.answer(turnOf(answers), [NOD], 'person');
  for (let answers = 50; answers > 48; answers--) {
    const plain = menuGame.setup({}, 2, rngFor(PLAN.seed, { ...s.record() }));
    for (let i = 0; i < answers; i++) menuGame.apply(plain, turnOf(i), [NOD]);
    expect(s.state).toEqual(plain);
    if (s.canUndo(turnOf(answers - 1))) s.undo(turnOf(answers - 1));
  }
});

test('what was seen before a late undo stays known after every later one', () => {
  const s = startLiveGame(menuGame, PLAN);
  for (let answers = 0; answers < 40; answers++) s.answer(turnOf(answers), [NOD], 'person');
  const known = () => menuGame.view(s.state, 0).memory;
  s.answer(0, [DRAW], 'person');
  s.rewind(40);
  const seen = known();
  expect(seen.zones).toHaveLength(1);
  for (let answers = 40; answers < 80; answers++) s.answer(turnOf(answers), [NOD], 'person');
  s.rewind(70);
  s.rewind(55);
  s.rewind(41);
  expect(known()).toEqual(seen);
  expect(replay(menuGame, s.record())).toEqual(s.state);
});
