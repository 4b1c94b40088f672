import { randomBot } from '@regalia/bots';
import { seedFast, startLiveGame } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { Teller } from '../tell/sentences.ts';
import { coins } from '../testing/coins.ts';
import { Conversation } from './conversation.ts';
import { PlayTable } from './table.ts';

function sitDown() {
  const liveGame = startLiveGame(coins, { seats: 2, seed: { kind: 'fast', seed: 1 } });
  const table = new PlayTable(coins, liveGame, 0, randomBot, seedFast(1));
  const conversation = new Conversation(table, new Teller(coins, 'en', ['Ann', 'Bob']), 'en');
  conversation.open([]);
  return { table, conversation };
}

test('an amount is asked for by its bounds and given as it is', () => {
  const { table, conversation } = sitDown();
  expect(conversation.reply('')).toContain('Type a number from 1 to 5.');
  expect(conversation.reply('9')).toEqual(['At most 5. (COIN-1)']);
  expect(conversation.reply('4')).toContain('Ann takes 4 coins.');
  expect(table.question?.prompt).toBe('bags');
});

test('options with limits say how often, and may be taken as often or not at all', () => {
  const { conversation } = sitDown();
  expect(conversation.reply('4')).toContain('   1  A bag of 10 coins ×3');
  expect(conversation.reply('?').join()).toContain('It holds 20 coins.');
  expect(conversation.reply('1 1, 2')).toContain('Ann takes 40 coins.');
});

test('an answer is taken back, and the log forgets it', () => {
  const { table, conversation } = sitDown();
  conversation.reply('4');
  conversation.reply('1');
  expect(conversation.reply('u')[0]).toBe('Taken back.');
  expect(table.question?.prompt).toBe('bags');
  expect(conversation.reply('l')).toEqual(['Ann takes 4 coins.']);
  conversation.reply('u');
  expect(conversation.reply('l')).toEqual(['Nothing has happened yet.']);
  expect(conversation.reply('u')[0]).toContain('There is nothing you may take back');
});

test('an empty answer where nothing need be taken is given by 0', () => {
  const { conversation } = sitDown();
  conversation.reply('4');
  expect(conversation.reply('0')).toContain('Ann takes 0 coins.');
});

test('the game goes on to its end by itself when only bots are asked', () => {
  const { table, conversation } = sitDown();
  for (const line of ['4', '1', '2']) conversation.reply(line);
  expect(table.isOver).toBe(true);
  expect(conversation.reply('l').at(-1)).toMatch(/^Bob takes \d coins\.$/);
});
