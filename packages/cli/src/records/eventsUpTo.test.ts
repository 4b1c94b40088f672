import { GAMES } from '@regalia/games';
import { type Game, type GameRecord, hashFacts, openDecisions, replay, startLiveGame } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { eventsUpTo } from './eventsUpTo.ts';

const tides = GAMES.get('tides') as Game;

function start() {
  return startLiveGame(tides, { seats: 2, seed: { kind: 'fast', seed: 4 } });
}

/** All seats take the first options, for some joint decisions. */
function answerSome(table: ReturnType<typeof start>, steps: number): void {
  for (let step = 0; step < steps; step++) {
    for (const d of openDecisions(table.state)) table.answer(d.seat, d.options.slice(0, d.min), 'person');
  }
}

test('leaves out answers taken back by an agreed undo', () => {
  const table = start();
  answerSome(table, 4);
  table.rewind(2);
  answerSome(table, 13);
  const record: GameRecord = table.record();
  const { events, isOver } = eventsUpTo(tides, record, record.answers.length);
  expect(isOver).toBe(true);
  const ended = events.at(-1) as unknown as { totals: number[] };
  const state = replay(tides, record);
  expect(hashFacts(tides, state)).toBe(record.hash);
  expect(ended.totals).toEqual(tides.score(state, 'judge').map(({ total }) => total));
});

test('names an illegal answer', () => {
  const table = start();
  answerSome(table, 2);
  const record = table.record();
  const answers = record.answers.map((given, i) => (i === 2 ? { ...given, answer: [99] } : given));
  expect(() => eventsUpTo(tides, { ...record, answers }, 4)).toThrow('answer 3 is not possible');
});
