import { randomBot } from '@regalia/bots';
import { seedFast, startLiveGame } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { GameFormatter } from '../format/GameFormatter.ts';
import { coins } from '../testing/coins.ts';
import { PlayTable } from './PlayTable.ts';
import { TerminalSession } from './TerminalSession.ts';

function openSession() {
  const liveGame = startLiveGame(coins, { seats: 2, seed: { kind: 'fast', seed: 1 } });
  const table = new PlayTable(coins, liveGame, 0, randomBot, seedFast(1));
  const session = new TerminalSession(table, new GameFormatter(coins, 'en', ['Ann', 'Bob']), 'en', 'Jester');
  session.open([]);
  return { table, session };
}

test('asks for an amount by its bounds', () => {
  const { table, session } = openSession();
  expect(session.reply('')).toContain('Type a number from 1 to 5.');
  expect(session.reply('9')).toEqual(['At most 5. (COIN-1)']);
  expect(session.reply('4')).toContain('Ann takes 4 coins.');
  expect(table.question?.prompt).toBe('bags');
});

test('shows the limit of an option and accepts it up to that many times', () => {
  const { session } = openSession();
  expect(session.reply('4')).toContain('   1  A bag of 10 coins ×3');
  expect(session.reply('?').join()).toContain('It holds 20 coins.');
  expect(session.reply('1 1, 2')).toContain('Ann takes 40 coins.');
});

test('undo removes the answer and its log lines', () => {
  const { table, session } = openSession();
  session.reply('4');
  session.reply('1');
  expect(session.reply('u')[0]).toBe('Undone.');
  expect(table.question?.prompt).toBe('bags');
  expect(session.reply('l')).toEqual(['Ann takes 4 coins.']);
  session.reply('u');
  expect(session.reply('l')).toEqual(['Nothing has happened yet.']);
  expect(session.reply('u')[0]).toContain('You can’t undo');
});

test('0 gives an empty answer', () => {
  const { session } = openSession();
  session.reply('4');
  expect(session.reply('0')).toContain('Ann takes 0 coins.');
});

test('plays to the end when only bots have to answer', () => {
  const { table, session } = openSession();
  for (const line of ['4', '1', '2']) session.reply(line);
  expect(table.isOver).toBe(true);
  expect(session.reply('l').at(-1)).toMatch(/^Bob takes \d coins\.$/);
});

test('gives a hint that can be typed as it is', () => {
  const { table, session } = openSession();
  for (const prompt of ['amount', 'bags']) {
    expect(table.question?.prompt).toBe(prompt);
    const hint = /^Jester suggests: ([\d ]+)$/.exec(session.reply('h').join())?.[1] as string;
    session.reply(hint);
    expect(table.question?.prompt).not.toBe(prompt);
  }
});
