import type { DicekingView } from '@regalia/games/diceking';
import { at, type DecisionDetails, decision } from '@regalia/kernel';
import { expect, test } from 'vitest';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { answering } from './answering.ts';

const speech = { t: String, text: String } as unknown as TableSpeech;

test.each<[of: string, details: DecisionDetails, confirm: string, none: string | undefined]>([
  ['die', { min: 0, max: 6 }, 'confirm.reroll', 'confirm.stop'],
  ['claim', { min: 0, where: at('display') }, 'confirm', 'confirm.alarm'],
  ['pair', { min: 0, where: at('area', 0) }, 'confirm', 'confirm.go-on'],
  ['card', { min: 0, where: at('areas') }, 'confirm', 'confirm.steal-nothing'],
  ['gem', { min: 0, where: at('areas') }, 'confirm', 'confirm.steal-nothing'],
  ['card', { where: at('display') }, 'confirm', undefined],
  ['seat', { where: at('areas') }, 'confirm', undefined],
])('the buttons of a question about a %s with %o', (of, details, confirm, none) => {
  const d = decision(0, 'any', 'DIC-5.3', of, [1, 2], details);
  expect(answering(d, [], {} as DicekingView, speech)).toEqual({ confirm, ...(none && { none }) });
});
