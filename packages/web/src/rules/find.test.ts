import type { Locale } from '@regalia/kernel';
import { describe, expect, test } from 'vitest';
import type { Book } from './book.ts';
import { countLines, findIn, lineFor, placesOf, wordsOf } from './find.ts';
import { loadBook } from './loadBook.ts';
import { parseBook } from './parse.ts';

const book: Book = parseBook(`# T
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
const found = (search: string): string[] => findIn(book, wordsOf(search, 'cs')).map((section) => section.title);

test('case and diacritics do not matter, and the lines that have all words are found', () => {
  expect(found('ZAMICHEJ')).toEqual(['1. Příprava']);
  expect(found('žamíchej kartý')).toEqual(['1. Příprava']);
  expect(found('odloz karty')).toEqual(['2. Karty', 'Výklad']);
  expect(found('')).toHaveLength(4);
});

test('a word is found in its other forms, and marked whole', () => {
  expect(found('kletba')).toEqual(['2. Karty', 'Výklad']);
  const text = 'Vezmi si Kletbu.';
  expect(placesOf(text, wordsOf('kletba', 'cs')).map(([from, to]) => text.slice(from, to))).toEqual(['Kletbu']);
});

test('a found line stands under its part and chapter, without the lines beside it', () => {
  const sections = findIn(book, wordsOf('komnata kletbu', 'cs'));
  expect(sections.map((section) => section.title)).toEqual(['2. Karty', 'Výklad']);
  expect(countLines(sections)).toBe(1);
  expect(sections[1]?.blocks[0]).toMatchObject({ parts: [{ id: 'AAA-I03.2' }] });
});

test('of a table only the rows that have the words are left', () => {
  expect(findIn(book, wordsOf('kat', 'cs'))[0]?.blocks).toMatchObject([{ rows: [['AAA-2.2', 'Kat', '3']] }]);
});

test('a heading is found too', () => {
  expect(found('konec')).toEqual(['3. Konec']);
});

test('a rule is found by its ID, a part by its own, and 1.1 is not 1.10', () => {
  expect(findIn(book, wordsOf('aaa-1.1', 'cs'))[0]?.blocks).toHaveLength(1);
  expect(countLines(findIn(book, wordsOf('AAA-I03.2', 'cs')))).toBe(1);
  expect(countLines(findIn(book, wordsOf('AAA-I03', 'cs')))).toBe(2);
});

test('places are counted in the text as it is written', () => {
  const text = 'Žalářník (+3) zalaruje';
  expect(placesOf(text, wordsOf('zalar (+3)', 'cs')).map(([from, to]) => text.slice(from, to))).toEqual([
    'Žalář',
    '(+3)',
    'zalar',
  ]);
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
  expect(found('zamichej karty kletbu')).toEqual(['1. Příprava']);
  expect(found('zamichej draka a jednorozce')).toEqual([]);
  expect(found('aaa-1.1 kletbu')).toEqual([]);
});

test('little words and question marks are not looked for, unless there is nothing else', () => {
  expect(found('Kdy je konec?')).toEqual(['3. Konec']);
  expect(found('si')).toEqual(['2. Karty', 'Výklad']);
});

describe('what people type is found in the real books', () => {
  const linesFound = async (game: string, lang: Locale, search: string): Promise<number> =>
    countLines(findIn(await loadBook(game, lang), wordsOf(search, lang)));

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
    const lines = findIn(book, [`(?<![a-z])(?:ne)?${form}`]);
    expect(countLines(lines)).toBeGreaterThan(0);
    expect(countLines(findIn({ ...book, sections: lines }, wordsOf(search, lang)))).toBe(countLines(lines));
  });

  test.each([
    ['dominion', 'en', 'how many cards can I buy', 'DOM-5.3'],
    ['dominion', 'en', 'when does the game end', 'DOM-11.1'],
    ['dominion', 'en', 'what is a curse', 'DOM-1.3'],
    ['dominion', 'cs', 'kdy končí hra', 'DOM-11.1'],
    ['dominion', 'cs', 'kolik karet', 'DOM-2.6'],
    ['dominion', 'sk', 'kedy sa končí hra?', 'DOM-11.1'],
    ['tides', 'cs', 'co je monument', 'TID-4.2'],
    ['tides', 'sk', 'čo je monument', 'TID-4.2'],
  ] as const)('%s, %s: “%s” finds %s, and less than half of the book', async (game, lang, question, rule) => {
    const book = await loadBook(game, lang);
    const sections = findIn(book, wordsOf(question, lang));
    expect(lineFor({ ...book, sections }, rule)).toBe(rule);
    expect(countLines(sections)).toBeLessThan(countLines(book.sections) / 2);
  });

  test('a word does not find what only begins alike', async () => {
    expect(placesOf('příklad', wordsOf('příkop', 'cs'))).toEqual([]);
    expect(await linesFound('dominion', 'cs', 'rytířstvo')).toBe(0);
    expect(await linesFound('dominion', 'sk', 'drakobijca')).toBe(0);
  });

  test('English finds exactly the lines that have the word, one or many', async () => {
    const { sections } = await loadBook('dominion', 'en');
    const text = JSON.stringify(sections);
    expect(text).toContain('trashes');
    expect(await linesFound('dominion', 'en', 'trashes')).toBeLessThan(await linesFound('dominion', 'en', 'trash'));
    expect(await linesFound('dominion', 'en', 'discarding')).toBeLessThan(
      await linesFound('dominion', 'en', 'discard'),
    );
    expect(await linesFound('dominion', 'en', 'attacks')).toBe(await linesFound('dominion', 'en', 'attack'));
    expect(await linesFound('tides', 'en', 'relic')).toBeGreaterThan(0);
  });
});
