import type { Game, GameView, Message } from '@regalia/kernel';
import { expect, test } from 'vitest';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { pick } from '../../tableModel/testing/fakeTable.ts';
import { missingText } from './missingText.ts';

const speech = { t: (key: string) => key, plain: ({ key }: Message) => key } as unknown as TableSpeech;
const game = { whyNot: () => ({ rule: 'R-1', key: 'refuse.too-few', params: {} }) } as unknown as Game;
const view = {} as GameView;

test('an answer that is too short is explained by the game', () => {
  expect(missingText(game, view, pick([3, 4], { min: 2, max: 2 }), [3], speech)).toBe('refuse.too-few');
});

test('where nothing would be an answer too, something is to be marked first', () => {
  expect(missingText(game, view, pick([3], { min: 0, max: 1 }), [], speech)).toBe('prompt.first');
});
