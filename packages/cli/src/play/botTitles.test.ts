import { readFileSync } from 'node:fs';
import { botNames } from '@regalia/bots';
import { GAMES } from '@regalia/games';
import { LEVELS, LOCALES } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { BOT_TITLES, botTitle } from './botTitles.ts';

test.each(LOCALES)('bots have the names of the browser (%s)', (locale) => {
  const browser = readFileSync(new URL(`../../../web/src/i18n/${locale}.ts`, import.meta.url), 'utf8');
  expect(Object.keys(BOT_TITLES[locale])).toEqual([...LEVELS, 'greedy', 'random', 'tree']);
  for (const [bot, title] of Object.entries(BOT_TITLES[locale])) expect(browser).toContain(`'bot.${bot}': '${title}'`);
});

test('every bot that can be chosen has a name', () => {
  for (const game of GAMES.values())
    for (const bot of botNames(game)) expect(botTitle(bot, 'en'), bot).toMatch(/^[A-Z]/);
  expect(botTitle('tree:400', 'cs')).toBe('Velmistr');
});
