import type { Locale } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import { loadBook } from '../book/loadBook.ts';
import { parseBook } from '../book/parse.ts';
import { linesOf } from './lines.ts';
import { countLines, lineFor, type SearchableBook, searchBook } from './search.ts';
import { fold } from './terms.ts';

const book: SearchableBook = inCzech(`# T
## 1. Příprava
- **AAA-1.1** Zamíchej karty.
- **AAA-1.10** Rozdej je.
## 2. Karty
| id | karta | cena |
|---|---|---|
| AAA-2.1 | Most | 4 |
| AAA-2.2 | Kat | 3 |

### Výklad
**AAA-I03 Tajemná komnata.** .1 Odlož karty. .2 Vezmi si Kletbu.
## 3. Konec
Body.
`);
const sectionsFor = (search: string) => searchBook(book, search).sections;
const found = (search: string): string[] => sectionsFor(search).map((section) => section.title);
const highlighted = (text: string, search: string, inBook: SearchableBook = book): string[] =>
  searchBook(inBook, search)
    .rangesIn(text)
    .map(([from, to]) => text.slice(from, to));

function inCzech(text: string): SearchableBook {
  return { ...parseBook(text), lang: 'cs' };
}

test('case and diacritics do not matter, and the lines that have all words are found', () => {
  expect(found('ZAMICHEJ')).toEqual(['1. Příprava']);
  expect(found('žamíchej kartý')).toEqual(['1. Příprava']);
  expect(found('odloz karty')).toEqual(['2. Karty', 'Výklad']);
  expect(found('')).toHaveLength(4);
});

test('a word is found in its other forms, and highlighted whole', () => {
  expect(found('kletba')).toEqual(['2. Karty', 'Výklad']);
  expect(highlighted('Vezmi si Kletbu.', 'kletba')).toEqual(['Kletbu']);
  expect(highlighted('Rozdej 5 karet.', 'karta')).toEqual(['karet']);
  expect(highlighted('Polož kartu.', 'karet')).toEqual(['kartu']);
});

test('a found line stands under its part and chapter, without the lines beside it', () => {
  const sections = sectionsFor('komnata kletbu');
  expect(sections.map((section) => section.title)).toEqual(['2. Karty', 'Výklad']);
  expect(countLines(sections)).toBe(1);
  expect(sections[1]?.blocks[0]).toMatchObject({ parts: [{ id: 'AAA-I03.2' }] });
});

test('of a table only the rows that have the words are left', () => {
  expect(sectionsFor('kat')[0]?.blocks).toMatchObject([{ rows: [['AAA-2.2', 'Kat', '3']] }]);
});

test('a heading is found too', () => {
  expect(found('konec')).toEqual(['3. Konec']);
});

test('a rule is found by its ID, a part by its own, and 1.1 is not 1.10', () => {
  expect(sectionsFor('aaa-1.1')[0]?.blocks).toHaveLength(1);
  expect(countLines(sectionsFor('AAA-I03.2'))).toBe(1);
  expect(countLines(sectionsFor('AAA-I03'))).toBe(2);
});

test('highlighted ranges fit the text with its diacritics', () => {
  expect(highlighted('Žádnou Kletbu (3) ani KLETBY', 'kletba 3')).toEqual(['Kletbu', '3', 'KLETBY']);
});

test('the book opens at the rule itself, at its part, or at the nearest whole', () => {
  expect(lineFor(book, 'AAA-1.1')).toBe('AAA-1.1');
  expect(lineFor(book, 'AAA-1.10')).toBe('AAA-1.10');
  expect(lineFor(book, 'AAA-I03.2')).toBe('AAA-I03.2');
  expect(lineFor(book, 'AAA-I03.9')).toBe('AAA-I03');
  expect(lineFor(book, 'AAA-2.2')).toBe('AAA-2.2');
  expect(lineFor(book, 'AAA-9')).toBeUndefined();
});

test('where no line has all words, the lines that have the most are found, if that is half', () => {
  expect(found('zamichej kletbu')).toEqual(['1. Příprava', '2. Karty', 'Výklad']);
  expect(found('zamichej karty kletbu')[0]).toBe('1. Příprava');
  expect(found('zamichej draka a jednorozce')).toEqual([]);
  expect(found('aaa-1.1 kletbu')).toEqual([]);
});

test('stop words and question marks are ignored, unless there is nothing else', () => {
  expect(found('Kdy je konec?')).toEqual(['3. Konec']);
  expect(found('si')).toEqual(['2. Karty', 'Výklad']);
});

test('of a question the best places are shown, of a single word all', () => {
  const often = inCzech(
    ['# T', ...Array.from({ length: 40 }, (_, i) => `- **AAA-1.${i + 1}** Stavba.`)].join('\n## 1. A\n'),
  );
  const shown = (search: string): number => countLines(searchBook(often, search).sections);
  expect(shown('stavba')).toBe(40);
  expect(shown('stavba stavby')).toBeLessThan(40);
});

describe('what people type is found in the real books', () => {
  const linesFound = async (game: string, lang: Locale, search: string): Promise<number> =>
    countLines(searchBook(await loadBook(game, lang), search).sections);

  test.each([
    ['cs', 'odhodit', 'odloz'],
    ['cs', 'odložit', 'odlozi'],
    ['cs', 'odkládat', 'odloz'],
    ['cs', 'zahodit', 'zahod'],
    ['cs', 'koupit', 'kup'],
    ['cs', 'zamíchat', 'zamicha'],
    ['cs', 'Provincií', 'provincie'],
    ['cs', 'kletbami', 'kletbu'],
    ['cs', 'útoky', 'utoku'],
    ['sk', 'odhodiť', 'odloz'],
    ['sk', 'zahodiť', 'zahod'],
    ['sk', 'kúpiť', 'kup'],
    ['sk', 'zamiešať', 'zamiesa'],
    ['sk', 'Provincií', 'provincie'],
  ] as const)('%s: “%s” is found wherever “%s” stands in the book of Dominion', async (lang, search, form) => {
    const book = await loadBook('dominion', lang);
    const pattern = new RegExp(`(?<![a-z])(?:ne)?${form}`);
    const textsOf = (sections: SearchableBook['sections']) => linesOf(sections).map(({ text }) => text);
    const expected = textsOf(book.sections).filter((text) => pattern.test(fold(text)));
    const found = new Set(textsOf(searchBook(book, search).sections));
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.filter((text) => !found.has(text))).toEqual([]);
  });

  test('a word does not find what only begins alike', async () => {
    expect(await highlightsIn('dominion', 'cs', 'příkop', 'příklad')).toEqual([]);
    expect(await highlightsIn('dominion', 'cs', 'hra', 'hráč hradní hry')).toEqual(['hry']);
    expect(await highlightsIn('dominion', 'cs', 'hodnota', 'Hoď kostkou. Hodnota 3.')).toEqual(['Hodnota']);
    expect(await linesFound('dominion', 'cs', 'rytířstvo')).toBe(0);
    expect(await linesFound('dominion', 'sk', 'drakobijca')).toBe(0);
  });

  test.each([
    ['dominion', 'trashes', 'trashed'],
    ['dominion', 'discarding', 'discards'],
    ['dominion', 'attacks', 'attack'],
    ['citadels', 'murdered', 'murder'],
    ['citadels', 'robbed', 'rob'],
    ['tides', 'scoring', 'scores'],
    ['tides', 'libraries', 'library'],
    ['dominion', 'purchase', 'buy'],
    ['tides', 'relic', 'monument'],
  ])('English, %s: “%s” finds what “%s” finds', async (game, search, other) => {
    expect(await linesFound(game, 'en', search)).toBeGreaterThan(0);
    expect(await linesFound(game, 'en', search)).toBe(await linesFound(game, 'en', other));
  });

  test('a word is found while it is still typed', async () => {
    expect(await linesFound('dominion', 'en', 'masq')).toBe(await linesFound('dominion', 'en', 'masquerade'));
    expect(await linesFound('dominion', 'cs', 'provinc')).toBe(await linesFound('dominion', 'cs', 'provincie'));
  });

  test('a number is found as a number', async () => {
    expect(await highlightsIn('dominion', 'en', '12', '12 cards, 120, 3.12, DOM-12.1 and 12.')).toEqual(['12', '12']);
  });

  test.each([
    ['cs', 'citadels', 'biskup', 'CIT-6.10'],
    ['cs', 'citadels', 'architekt', 'CIT-6.12'],
    ['cs', 'citadels', 'obchodník', 'CIT-6.11'],
    ['cs', 'citadels', 'kouzelník', 'CIT-6.7'],
    ['cs', 'citadels', 'válečník', 'CIT-6.14'],
    ['cs', 'citadels', 'žoldák', 'CIT-6.14'],
    ['cs', 'citadels', 'vrah', 'CIT-6.1'],
    ['cs', 'citadels', 'čtvrť', 'CIT-5.3'],
    ['cs', 'citadels', 'čtvrtí', 'CIT-8.1'],
    ['cs', 'citadels', 'zlaťák', 'CIT-5.2'],
    ['cs', 'citadels', 'zlaťáky', 'CIT-5.2'],
    ['cs', 'citadels', 'skóre', 'CIT-8.2'],
    ['cs', 'diceking', 'drak', 'DIC-8.8'],
    ['sk', 'citadels', 'biskup', 'CIT-6.10'],
    ['sk', 'citadels', 'architekt', 'CIT-6.12'],
    ['sk', 'citadels', 'obchodník', 'CIT-6.11'],
    ['sk', 'citadels', 'kúzelník', 'CIT-6.7'],
    ['sk', 'citadels', 'mág', 'CIT-6.7'],
    ['sk', 'citadels', 'bojovník', 'CIT-6.14'],
    ['sk', 'citadels', 'žoldák', 'CIT-6.14'],
    ['sk', 'citadels', 'štvrť', 'CIT-5.3'],
    ['sk', 'citadels', 'štvrtí', 'CIT-8.1'],
    ['sk', 'citadels', 'zlatka', 'CIT-5.2'],
    ['sk', 'citadels', 'zlaťák', 'CIT-5.2'],
    ['sk', 'citadels', 'skóre', 'CIT-8.2'],
    ['sk', 'diceking', 'drak', 'DIC-8.8'],
    ['en', 'citadels', 'district', 'CIT-5.3'],
    ['en', 'citadels', 'gold', 'CIT-5.2'],
    ['en', 'citadels', 'killer', 'CIT-6.1'],
    ['en', 'citadels', 'wizard', 'CIT-6.7'],
    ['en', 'citadels', 'score', 'CIT-8.2'],
    ['en', 'diceking', 'dragon', 'DIC-8.8'],
  ] as const)('%s, %s: “%s” finds %s, which uses another name', async (lang, game, search, rule) => {
    const { sections } = searchBook(await loadBook(game, lang), search);
    expect(lineFor({ sections }, rule)).toBe(rule);
  });

  async function highlightsIn(game: string, lang: Locale, search: string, text: string): Promise<string[]> {
    return highlighted(text, search, await loadBook(game, lang));
  }
});
