import type { Locale } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../../games/catalog.ts';
import { loadGame } from '../../games/loadGame.ts';
import type { Book, BookBlock } from './book.ts';
import { loadBook } from './loadBook.ts';

/** Every line as a reader sees it, headings and heads of tables too. */
function linesOf(book: Book): string[] {
  return book.sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(linesOfBlock)]);
}

function linesOfBlock(block: BookBlock): string[] {
  if (block.kind === 'table') return [block.head, ...block.rows].map((row) => row.join(' | '));
  return block.kind === 'rule' ? [block.text, ...block.parts.map((part) => part.text)] : [block.text];
}

/** What makers say to each other, in any language. */
const MAKERS_SIGNS: readonly RegExp[] = [
  /`/,
  /[≥≤Σ≠]|:=/,
  /\b(?:max|min)\s?\(/,
  // A formula: k = 1, d < r, 12 − n.
  /(?<![\p{L}\d'’])[a-z] ?[<=>+−] ?[\p{L}\d]|[\d)] ?[<=>+−] ?[a-z](?![\p{L}\d])/u,
  /(?<![\p{L}\d])\p{Ll}+\p{Lu}/u,
  // Another rule or card by the number that only its maker knows: B16, E.14, (78), #13.
  /(?<![\p{L}\d-])E\.?\d|#\d|\blaws? \d/u,
  /(?<!\p{L})(?:OCR|FAQ|id|ID)(?!\p{L})/u,
];
const MAKERS_WORDS: Readonly<Record<Locale, readonly RegExp[]>> = {
  en: [
    /\b(?:engine|program|server|client|interface|seed|stream|multiset|scan|glyphs?|seats?|command)\b/i,
    /\b(?:implementation|determinis|computer|machine-readable|invariant|optimum|coordinates?|test vector)/i,
    /\b(?:Czech|Slovak|German|English)\b/,
  ],
  cs: [
    /(?<!\p{L})(?:program|engin|server|klient|rozhraní|sken|sedadl|strojov|implementac|multimnož|souřadnic|invariant)/iu,
    /(?<!\p{L})(?:Česk|Slovensk|Němec|Anglick)\p{L}*/iu,
  ],
  sk: [
    /(?<!\p{L})(?:program|engin|server|klient|rozhrani|sken|sedadl|strojov|implementác|multimnož|súradn|invariant)/iu,
    /(?<!\p{L})(?:Česk|Slovensk|Nemec|Anglick)\p{L}*/iu,
  ],
};
const SPACES_OF_THE_MAP: Readonly<Record<string, boolean>> = { diceking: true };
const NUMBERED_CARD = /(?<![\p{L}\d-])[A-Z]\d{1,2}(?![\p{L}\d])/u;

const books = GAME_IDS.flatMap((game) => (['en', 'cs', 'sk'] as const).map((lang) => ({ game, lang })));

test.each(books)('the book of $game in $lang speaks to its readers, not of its making', async ({ game, lang }) => {
  const signs = [...MAKERS_SIGNS, ...MAKERS_WORDS[lang], ...(SPACES_OF_THE_MAP[game] ? [] : [NUMBERED_CARD])];
  const lines = linesOf(await loadBook(game, lang));
  const found = lines.flatMap((line) =>
    signs.flatMap((sign) => line.match(sign)?.[0] ?? []).map((word) => `${word}: ${line}`),
  );
  expect(found).toEqual([]);
});

test.each(books)('the book of $game in $lang calls cards by their names', async ({ game, lang }) => {
  const { texts } = await loadGame(game);
  await texts.load(lang);
  const ids = Object.keys(texts.dictionary(lang)).flatMap((key) => /^card\.([a-z]+(?:-[a-z]+)+)$/.exec(key)?.[1] ?? []);
  const text = linesOf(await loadBook(game, lang)).join('\n');
  expect(ids.filter((id) => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text))).toEqual([]);
});
