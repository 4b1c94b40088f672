import { expect, test } from 'vitest';
import { changeLocale, loadGameTexts, textsOf } from './gameTexts.ts';
import { word } from './tides/words.ts';

test('a game in use has its texts and words in the present language, and in the next one after a change', async () => {
  await changeLocale('cs');
  await loadGameTexts('tides');
  expect(textsOf('tides')?.dictionary('cs')['game.name']).toMatch(/./);
  expect(() => textsOf('tides')?.dictionary('en')).toThrow('not loaded');
  expect(() => word({ locale: 'sk' }, 'tally.ahead')).toThrow('not loaded');

  await changeLocale('sk');
  expect(textsOf('tides')?.dictionary('sk')['game.name']).toMatch(/./);
  expect(word({ locale: 'sk' }, 'tally.ahead')).toMatch(/./);
  expect(() => textsOf('dominion')?.dictionary('sk')).toThrow('not loaded');
});
