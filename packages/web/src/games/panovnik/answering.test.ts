import { ATTACK, type PanovnikView, panovnik } from '@regalia/games/panovnik';
import { type Answer, at, type Decision, decision } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { makeSpeech } from '../../kit/text/speech.ts';
import { answering } from './answering.ts';
import { load } from './words.ts';

await Promise.all((['en', 'cs'] as const).flatMap((locale) => [load(locale), panovnik.texts.load(locale)]));
const speech = makeSpeech(panovnik, String, 'en', [], null);

/** Whatever a question is called: the buttons say what it is about. */
const asks = (of: string, facts: Parameters<typeof decision>[5]): Decision =>
  decision(0, 'any prompt', 'PAN-5.3', of, [0, 1, 4], { min: 0, ...facts });
const buttons = (d: Decision, picked: Answer, said = speech): (string | undefined)[] => {
  const { confirm, none } = answering(d, picked, {} as PanovnikView, said);
  return [confirm, none];
};

test('a bid says its color, and to pass says how many gems that brings', () => {
  const d = asks('bid', { params: { gems: 4 }, where: at('offer') });
  expect(buttons(d, [1])).toEqual(['Bid red', 'Pass, take 4 gems']);
  expect(buttons(d, [ATTACK])).toEqual(['Bid an attack token', 'Pass, take 4 gems']);
  expect(buttons(d, [])[0]).toBe('Bid');
});

test('to build names the card', () => {
  const d = asks('card', { params: { building: 1 }, where: at('hand', 0) });
  expect(buttons(d, [1])).toEqual(['Play Boatswain', 'Stop building']);
});

test('Czech buttons put what they name into the accusative', () => {
  const czech = makeSpeech(panovnik, String, 'cs', [], null);
  const d = asks('bid', { params: { gems: 4 }, where: at('offer') });
  expect(buttons(d, [1], czech)[0]).toBe('Nabídnout červenou');
  expect(buttons(asks('card', { params: { building: 1 }, where: at('hand', 0) }), [1], czech)[0]).toBe(
    'Zahrát Loďmistra',
  );
});

test('a card of the offer is taken, or leaves the game where the question says so', () => {
  expect(buttons(asks('card', { where: at('offer') }), [1])).toEqual(['Take', 'No deal']);
  expect(buttons(asks('card', { params: { removed: 1 }, where: at('offer') }), [1])[0]).toBe('Remove');
});

test('gems are taken from the supply, and put elsewhere from behind the screen', () => {
  expect(buttons(asks('gem', { where: at('supply') }), [1])[0]).toBe('Take');
  expect(buttons(asks('gem', { where: at('screen', 0) }), [1])).toEqual(['confirm', 'Leave it']);
});
