import { addNonBreakingSpaces, type Locale } from '@regalia/kernel';
import type { Block, Book, RuleBlock } from './book.ts';
import { parseBook } from './parse.ts';

export interface LoadedBook extends Book {
  readonly lang: Locale;
}

const FOLDER = '../../../../rules';
const books = import.meta.glob<string>('../../../../rules/**/*.md', { query: '?raw', import: 'default' });

/** The game's book in the reader's language, or in English if there is no translation. */
export async function loadBook(game: string, locale: Locale): Promise<LoadedBook> {
  const loadEnglish = books[`${FOLDER}/${game}.md`];
  if (loadEnglish === undefined) throw new Error(`there is no rule book for "${game}"`);
  const loadOwn = books[`${FOLDER}/${locale}/${game}.md`];
  if (loadOwn === undefined) return { ...parseBook(await loadEnglish()), lang: 'en' };
  const [english, own] = await Promise.all([loadEnglish(), loadOwn()]);
  return { ...withOurs(parseBook(addNonBreakingSpaces(locale, own)), parseBook(english)), lang: locale };
}

/** Only the English book tells what is our decision; translations take it from there. */
function withOurs(book: Book, english: Book): Book {
  const ours = new Set(rulesOf(english).flatMap((rule) => (rule.isOurs ? rule.ids : [])));
  const mark = (block: Block): Block =>
    block.kind === 'rule' ? { ...block, isOurs: block.ids.some((id) => ours.has(id)) } : block;
  return { ...book, sections: book.sections.map((section) => ({ ...section, blocks: section.blocks.map(mark) })) };
}

function rulesOf(book: Book): RuleBlock[] {
  return book.sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'rule'));
}
