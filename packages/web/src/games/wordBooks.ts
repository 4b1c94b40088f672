import type { Locale } from '@regalia/kernel';

/** `text`: what the rules say; `words`: what the board says besides. */
export const KINDS = ['text', 'words'] as const;
type Kind = (typeof KINDS)[number];

const books = new Map<string, Record<string, string>>();

/** The dictionary of a game in one language: one object, empty until it is loaded. */
export function bookOf(game: string, kind: Kind, locale: Locale): Record<string, string> {
  const name = `${game} ${kind} ${locale}`;
  const book = books.get(name) ?? {};
  books.set(name, book);
  return book;
}
