import { existsSync } from 'node:fs';
import { LOCALES } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES } from './index.ts';
import { type GameId, shelfFacts, shelfTexts } from './list.ts';

const BOOKS = new URL('../../rules/', import.meta.url);

describe.each([...GAMES.values()])('$id', (game) => {
  test('is called in every language, and so are its own bots', () => {
    for (const locale of LOCALES) {
      const texts: Readonly<Record<string, string>> = shelfTexts(locale);
      expect(texts[`game.${game.id as GameId}`], locale).toMatch(/./);
      for (const { name } of game.bots) {
        expect(texts[`bot.${name}`], `${name} in ${locale}`).toMatch(/./);
        expect(texts[`bot.${name}.style`], `the style of ${name} in ${locale}`).toMatch(/./);
      }
    }
  });

  test('is on the shelf with its own seats and a length of time', () => {
    const { seats, minutes } = shelfFacts(game.id as GameId);
    expect(seats).toEqual([game.seats.min, game.seats.max]);
    expect(minutes[0]).toBeGreaterThan(0);
    expect(minutes[1]).toBeGreaterThanOrEqual(minutes[0]);
  });

  test('has its rule book in every language and its cards as data', () => {
    const books = LOCALES.map((locale) => (locale === 'en' ? `${game.id}.md` : `${locale}/${game.id}.md`));
    for (const file of [...books, `${game.id}.cards.json`]) expect(existsSync(new URL(file, BOOKS)), file).toBe(true);
  });
});

test('no text is left of a bot that is gone', () => {
  const known = new Set([...GAMES.values()].flatMap(({ bots }) => bots.map(({ name }) => `bot.${name}`)));
  for (const locale of LOCALES) {
    const named = Object.keys(shelfTexts(locale)).filter((key) => /^bot\.[^.]+$/.test(key));
    expect(named.filter((key) => !known.has(key))).toEqual([]);
  }
});
