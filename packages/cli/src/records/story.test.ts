import { GAMES } from '@regalia/games';
import { type Game, type GameRecord, hashFacts, openDecisions, replay, startLiveGame } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { eventsOf } from './story.ts';

const tides = GAMES.get('tides') as Game;

function begin() {
  return startLiveGame(tides, { seats: 2, seed: { kind: 'fast', seed: 4 } });
}

/** Everybody takes the first options, for some sets of answers. */
function answerSome(table: ReturnType<typeof begin>, steps: number): void {
  for (let step = 0; step < steps; step++) {
    for (const d of openDecisions(table.state)) table.answer(d.seat, d.options.slice(0, d.min), 'person');
  }
}

test('a game with an agreed undo is told as it went on', () => {
  const table = begin();
  answerSome(table, 4);
  table.rewind(2);
  answerSome(table, 13);
  const record: GameRecord = table.record();
  const { events, isOver } = eventsOf(tides, record, record.answers.length);
  expect(isOver).toBe(true);
  const ended = events.at(-1) as unknown as { totals: number[] };
  const state = replay(tides, record);
  expect(hashFacts(tides, state)).toBe(record.hash);
  expect(ended.totals).toEqual(tides.score(state, 'judge').map(({ total }) => total));
});

test('an answer that cannot be given is named', () => {
  const table = begin();
  answerSome(table, 2);
  const record = table.record();
  const answers = record.answers.map((given, i) => (i === 2 ? { ...given, answer: [99] } : given));
  expect(() => eventsOf(tides, { ...record, answers }, 4)).toThrow('answer 3 is not possible');
});
