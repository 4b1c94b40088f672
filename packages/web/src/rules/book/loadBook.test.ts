import { LOCALES, type Locale } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, isPlayable } from '../../games/catalog.ts';
import { loadGame } from '../../games/loadGame.ts';
import { lineFor } from '../search/search.ts';
import type { Book, TableBlock } from './book.ts';
import { loadBook } from './loadBook.ts';
import { parseBook } from './parse.ts';

/** Every line that has an ID, whether it is a rule, a part of one or a row of a table. */
const linesOf = (book: Book): { readonly id: string; readonly text: string }[] => {
  const blocks = book.sections.flatMap((section) => section.blocks);
  return blocks.flatMap((block) => {
    if (block.kind === 'rule') return [...block.ids.map((id) => ({ id, text: block.text })), ...block.parts];
    if (block.kind !== 'table') return [];
    return block.rows
      .map(([id = '', ...cells]) => ({ id, text: cells.join(' ') }))
      .filter(({ id }) => RULE_ID.test(id));
  });
};
const idsOf = (book: Book): string[] => linesOf(book).map((line) => line.id);
const numbersOf = (book: Book): string[] =>
  linesOf(book).map(({ id, text }) => [id, ...(text.match(/\d+/g) ?? []).sort()].join(' '));
const RULE_ID = /^[A-Z]{3}-/;
const readable = (book: Book): string => JSON.stringify(book.sections);
/** As text: icons are resolved only in a build. */
const DRAWINGS = import.meta.glob<string>('../../games/*/art/inShort.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ORIGIN = /\[(?:S\*?|X|D)(?!\w)[^\]]*\]|\((?:S|X|D)\)/;

test.each(GAME_IDS)(
  'the English book of %s is one for players and can be opened at each of its rules',
  async (game) => {
    const book = await loadBook(game, 'en');
    const ids = idsOf(book);
    expect(ids.length).toBeGreaterThan(4);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(lineFor(book, id)).toBe(id);
    expect(readable(book)).not.toMatch(ORIGIN);
    expect(book.sections.map((section) => section.title).join()).not.toContain('computer version');
  },
);

test.each(GAME_IDS.filter(isPlayable))('the English book of %s begins with the game in short', async (game) => {
  expect((await loadBook(game, 'en')).sections[0]?.title).toBe('In short');
});

test.each(GAME_IDS.flatMap((game) => LOCALES.map((lang) => ({ game, lang }))))(
  'the book of $game in $lang has a paragraph beside each picture of its first page',
  async ({ game, lang }) => {
    const pictures = DRAWINGS[`../games/${game}/art/inShort.ts`]?.match(/^ {2}\[/gm) ?? [];
    const { sections } = await loadBook(game, lang);
    const blocks = sections[0]?.blocks ?? [];
    expect(blocks.slice(0, pictures.length).map(({ kind }) => kind)).toEqual(pictures.map(() => 'text'));
  },
);

test('pictures of a first page are found in the files that draw them', () => {
  const counts = Object.values(DRAWINGS).map((text) => text.match(/^ {2}\[/gm)?.length ?? 0);
  expect(Math.min(...counts)).toBeGreaterThan(3);
});

test('a book that nobody has translated is shown in English', async () => {
  expect((await loadBook('panovnik', 'de' as Locale)).lang).toBe('en');
});

const IN_SHORT: Readonly<Record<string, string>> = { cs: 'V\u00a0kostce', sk: 'V\u00a0skratke' };
const translations = import.meta.glob<string>('../../../../../rules/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each(GAME_IDS)('%s has a book in every language', (game) => {
  for (const lang of ['cs', 'sk']) {
    expect(Object.keys(translations).filter((path) => path.endsWith(`/${lang}/${game}.md`))).toHaveLength(1);
  }
});

describe.each(
  Object.entries(translations).map(([path, text]) => {
    const [lang = '', file = ''] = path.split('/').slice(-2);
    return { lang, game: file.replace('.md', ''), text };
  }),
)('the book of $game in $lang', ({ lang, game, text }) => {
  test('is the one that its readers get', async () => {
    const book = await loadBook(game, lang as Locale);
    expect(book.lang).toBe(lang);
    expect(book.sections[0]?.title).toBe(IN_SHORT[lang]);
    expect(book.sections[0]?.blocks.length).toBeGreaterThan(1);
    expect(text.normalize('NFC')).toBe(text);
  });

  test('says nothing of sources', () => {
    expect(text).not.toMatch(ORIGIN);
    expect(text).not.toMatch(/\b(?:OCR|FAQ)\b/);
  });

  test('has the rules of the English book, in its order', async () => {
    expect(idsOf(parseBook(text))).toEqual(idsOf(await loadBook(game, 'en')));
  });

  test('has the same numbers in each rule', async () => {
    expect(numbersOf(parseBook(text))).toEqual(numbersOf(await loadBook(game, 'en')));
  });

  test.runIf(isPlayable(game))('has the names and texts of the cards as they are on the table', async () => {
    expect(await cardsMissingIn(parseBook(text), game, lang as Locale)).toEqual([]);
  });
});

test.each(['tides', 'dominion', 'citadels'])(
  'the English book of %s has the names and texts of the cards as they are on the table',
  async (game) => {
    expect(await cardsMissingIn(await loadBook(game, 'en'), game, 'en')).toEqual([]);
  },
);

async function cardsMissingIn(book: Book, game: string, lang: Locale): Promise<string[]> {
  const { texts } = await loadGame(game);
  await texts.load(lang);
  const words = texts.dictionary(lang);
  const cells = book.sections
    .flatMap((section) => section.blocks.filter((block): block is TableBlock => block.kind === 'table'))
    .flatMap((table) => table.rows.flat());
  const cards = Object.keys(words).filter((key) => key.startsWith('card.') && isOnTheCard(words, key));
  return cards.filter((key) => !cells.includes(words[key] ?? ''));
}

/** The text of a card, or the name of a card that has a text. */
function isOnTheCard(words: Readonly<Record<string, string>>, key: string): boolean {
  return key.endsWith('.text') || `${key}.text` in words;
}

test.each(['en', 'cs', 'sk'] as const)(
  'the examples of Tides in %s name their cards and bear no ids of ours',
  async (lang) => {
    const examples = JSON.stringify(
      (await loadBook('tides', lang)).sections.find(({ title }) => title.startsWith('10.')),
    );
    expect(examples.length).toBeGreaterThan(500);
    expect(examples).not.toMatch(/\b0[1-9]\b|\b[VP]\d\b/);
  },
);
