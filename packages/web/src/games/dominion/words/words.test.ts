import { dominion } from '@regalia/games/dominion';
import { expect, test } from 'vitest';
import { load, wordIfAny } from '../words.ts';

test('every question of the game has a verb for its button', async () => {
  await Promise.all([dominion.texts.load('en'), load('en')]);
  const prompts = Object.keys(dominion.texts.dictionary('en')).filter((key) => key.startsWith('prompt.'));
  expect(prompts.length).toBeGreaterThan(20);
  for (const prompt of prompts)
    expect(wordIfAny({ locale: 'en' }, prompt.replace('prompt.', 'verb.')), prompt).toBeDefined();
});
