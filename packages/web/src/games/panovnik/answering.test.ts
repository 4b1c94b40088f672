import { ATTACK, type PanovnikView } from '@regalia/games/panovnik';
import { type Answer, at, type Decision, decision } from '@regalia/kernel';
import { expect, test } from 'vitest';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { answering } from './answering.ts';
import { load } from './words.ts';

await load('en');

const names: Readonly<Record<string, string>> = { 'gem.blue': 'blue', 'gem.red': 'red' };
const speech = {
  locale: 'en',
  t: String,
  text: (key: string) => names[key],
  cardName: (card: number) => `card ${card}`,
} as unknown as TableSpeech;

/** Whatever a question is called: the buttons say what it is about. */
const asks = (of: string, facts: Parameters<typeof decision>[5]): Decision =>
  decision(0, 'any prompt', 'PAN-5.3', of, [0, 1, 4], { min: 0, ...facts });
const buttons = (d: Decision, picked: Answer): (string | undefined)[] => {
  const { confirm, none } = answering(d, picked, {} as PanovnikView, speech);
  return [confirm, none];
};

test('a bid says its color, and to pass says how many gems that brings', () => {
  const d = asks('bid', { params: { gems: 4 }, where: at('offer') });
  expect(buttons(d, [1])).toEqual(['Bid red', 'Pass, take 4 gems']);
  expect(buttons(d, [ATTACK])).toEqual(['Bid attack', 'Pass, take 4 gems']);
  expect(buttons(d, [])[0]).toBe('Bid');
});

test('to build names the card', () => {
  const d = asks('card', { params: { building: 1 }, where: at('hand', 0) });
  expect(buttons(d, [1])).toEqual(['Play card 1', 'Stop building']);
});

test('a card of the offer is taken, or leaves the game where the question says so', () => {
  expect(buttons(asks('card', { where: at('offer') }), [1])).toEqual(['Take', 'No deal']);
  expect(buttons(asks('card', { params: { removed: 1 }, where: at('offer') }), [1])[0]).toBe('Remove');
});

test('gems are taken from the supply, and put elsewhere from behind the screen', () => {
  expect(buttons(asks('gem', { where: at('supply') }), [1])[0]).toBe('Take');
  expect(buttons(asks('gem', { where: at('screen', 0) }), [1])).toEqual(['confirm', 'Leave it']);
});
