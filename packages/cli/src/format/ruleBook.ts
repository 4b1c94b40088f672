import { readFileSync } from 'node:fs';
import type { Locale } from '@regalia/kernel';

/** Marks of a rule's source, such as `[S]` or `[D: forced]`. */
const SOURCE_MARKS = /\s*\[[SXD](?:[,:;/ ][^\]]*)?\]/g;

/** The text of a rule in a language; undefined if the book is not installed or does not have the rule. */
export function ruleText(game: string, id: string, locale: Locale): string | undefined {
  return findRule(readBook(game, locale), id);
}

/** Finds a rule in a table row, a list item or the paragraph of a card, without marks and markup. */
export function findRule(book: string, id: string): string | undefined {
  return findItem(book, id) ?? findSentence(book, id);
}

/** `X-1.2` in the paragraph of rule `X-1`, where it is marked `.2`. */
function findSentence(book: string, id: string): string | undefined {
  const [, parent, number] = /^(.+)\.(\d+)$/.exec(id) ?? [];
  const paragraph = parent === undefined ? undefined : findItem(book, parent);
  const [name, ...sentences] = paragraph?.split(/ (?=\.\d+ )/) ?? [];
  const sentence = sentences.find((one) => one.startsWith(`.${number} `));
  return sentence === undefined ? undefined : `${name} ${sentence.slice(`.${number} `.length)}`;
}

function findItem(book: string, id: string): string | undefined {
  const lines = book.split('\n');
  const first = lines.findIndex((line) =>
    line
      .replaceAll('*', '')
      .replace(/^[-|]?\s*/, '')
      .startsWith(`${id} `),
  );
  const line = lines[first];
  if (line === undefined) return undefined;
  if (line.startsWith('|')) return plain(line.split('|')[2] ?? '');
  const end = lines.findIndex((other, i) => i > first && !/^\s+\S/.test(other));
  const item = lines.slice(first, end < 0 ? undefined : end).join(' ');
  return plain(item.slice(item.indexOf(id) + id.length));
}

function plain(markdown: string): string {
  return markdown.replace(SOURCE_MARKS, '').replace(/[*`]/g, '').replace(/\s+/g, ' ').trim();
}

function readBook(game: string, locale: Locale): string {
  const path = locale === 'en' ? `${game}.md` : `${locale}/${game}.md`;
  try {
    return readFileSync(new URL(`../rules/${path}`, import.meta.url), 'utf8');
  } catch {
    return '';
  }
}
