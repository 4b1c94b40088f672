import type { Locale } from '@regalia/kernel';
import { parseBook } from './parse.ts';

/** A rule book as a player reads it: chapters and their parts in one row. */
export interface Book {
  readonly title: string;
  readonly sections: readonly Section[];
}

export interface Section {
  readonly id: string;
  /** 2 for a chapter, 3 for a part of the chapter before it. */
  readonly level: number;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export type Block = TextBlock | ItemBlock | RuleBlock | TableBlock;

export interface TextBlock {
  readonly kind: 'text';
  readonly text: string;
}

export interface ItemBlock {
  readonly kind: 'item';
  /** The item's number in its list, or a bullet. */
  readonly marker: string;
  readonly text: string;
}

/** A rule, or the rulings of a card, whose numbered sentences are its parts. */
export interface RuleBlock {
  readonly kind: 'rule';
  readonly ids: readonly string[];
  readonly text: string;
  readonly parts: readonly RulePart[];
  /** The printed book leaves it open, at least in part, and we decided. */
  readonly isOurs: boolean;
}

export interface RulePart {
  readonly id: string;
  readonly text: string;
}

export interface TableBlock {
  readonly kind: 'table';
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface LoadedBook extends Book {
  readonly lang: Locale;
}

const FOLDER = '../../../../rules';
const books = import.meta.glob<string>('../../../../rules/**/*.md', { query: '?raw', import: 'default' });

/** The game's book in the reader's language, or in English as long as nobody has translated it. */
export async function loadBook(game: string, locale: Locale): Promise<LoadedBook> {
  const loadEnglish = books[`${FOLDER}/${game}.md`];
  if (loadEnglish === undefined) throw new Error(`there is no rule book for "${game}"`);
  const loadOwn = books[`${FOLDER}/${locale}/${game}.md`];
  if (loadOwn === undefined) return { ...parseBook(await loadEnglish()), lang: 'en' };
  const [english, own] = await Promise.all([loadEnglish(), loadOwn()]);
  return { ...withOurs(parseBook(own), parseBook(english)), lang: locale };
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
