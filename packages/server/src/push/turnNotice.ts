import { gameName } from '@regalia/games/list';
import { type Game, LOCALES, type Locale } from '@regalia/kernel';
import type { PushNotice } from '@regalia/protocol';

const YOUR_TURN: Readonly<Record<Locale, string>> = {
  en: 'It is your turn.',
  cs: 'Jsi na řadě.',
  sk: 'Si na rade.',
};

/** Names the game and says that it waits; nothing about the cards. */
export function turnNotice(table: string, game: Game, language: string): PushNotice {
  const locale = LOCALES.find((known) => known === language) ?? 'en';
  const title = gameName(game.id, locale);
  return { table, title, body: YOUR_TURN[locale], locale };
}
