import { addNonBreakingSpaces, type Locale } from '@regalia/kernel';
import type { Book, BookBlock, Ours } from './book.ts';
import { parseBook } from './parse.ts';

export interface LoadedBook extends Book {
  readonly lang: Locale;
}

const FOLDER = '../../../../../rules';
const books = import.meta.glob<string>('../../../../../rules/**/*.md', { query: '?raw', import: 'default' });

/** The game's book in the reader's language, or in English if there is no translation. */
export async function loadBook(game: string, locale: Locale): Promise<LoadedBook> {
  const loadEnglish = books[`${FOLDER}/${game}.md`];
  if (loadEnglish === undefined) throw new Error(`there is no rule book for "${game}"`);
  const loadOwn = books[`${FOLDER}/${locale}/${game}.md`];
  if (loadOwn === undefined) return { ...parseBook(await loadEnglish()), lang: 'en' };
  const [english, own] = await Promise.all([loadEnglish(), loadOwn()]);
  return { ...withOurs(parseBook(addNonBreakingSpaces(locale, own)), parseBook(english)), lang: locale };
}

/** Only the English book tells what is ours; translations take it from there, by the IDs of rules. */
function withOurs(book: Book, english: Book): Book {
  const ours = new Map(english.sections.flatMap(({ blocks }) => blocks.flatMap(oursById)));
  const find = (ids: readonly string[]): Ours | null =>
    ids.map((id) => ours.get(id)).find((one) => one != null) ?? null;
  const mark = (block: BookBlock): BookBlock => {
    if (block.kind === 'rule') return { ...block, ours: find(block.ids) };
    return block.kind === 'table' ? { ...block, ours: block.rows.map((row) => find(row.slice(0, 1))) } : block;
  };
  return { ...book, sections: book.sections.map((section) => ({ ...section, blocks: section.blocks.map(mark) })) };
}

function oursById(block: BookBlock): (readonly [id: string, ours: Ours | null])[] {
  if (block.kind === 'rule') return block.ids.map((id) => [id, block.ours]);
  return block.kind === 'table' ? block.rows.map(([id = ''], i) => [id, block.ours[i] ?? null]) : [];
}
