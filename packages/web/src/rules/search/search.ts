import type { Locale } from '@regalia/kernel';
import type { Book, BookBlock, Section } from '../book/book.ts';
import { BookIndex, type Hit, queryWords } from './bookIndex.ts';
import { termsOf, tokensOf } from './terms.ts';

/** A book in one language. */
export interface SearchableBook extends Book {
  readonly lang: Locale;
}

export interface Found {
  /** The sections with only the lines that were found, each under its headings, the best chapter first. */
  readonly sections: readonly Section[];
  /** Whether there was anything to search for; otherwise `sections` is the whole book. */
  readonly isSearch: boolean;
  /** The ranges [from, to) of a text to highlight. */
  readonly rangesIn: (text: string) => readonly (readonly [number, number])[];
}

/** For several words, the lowest score of a line relative to the best one, and the most lines to show. */
const MIN_SHARE = 0.33;
const MAX_LINES = 20;

const indexes = new WeakMap<readonly Section[], BookIndex>();

/** Searches a book. A single word finds every line that contains it; of several words, only the best lines are found. */
export function searchBook(book: SearchableBook, query: string): Found {
  const words = queryWords(query, book.lang);
  if (words.length === 0) return { sections: book.sections, isSearch: false, rangesIn: () => [] };
  const index = indexes.get(book.sections) ?? new BookIndex(book.sections, book.lang);
  indexes.set(book.sections, index);
  const hits = index.search(words);
  const shown = isOneWord(query) ? hits : bestOf(hits);
  const terms = new Set(shown.flatMap((hit) => hit.terms));
  return { sections: inChapters(book, shown), isSearch: true, rangesIn: (text) => rangesOf(text, terms, book.lang) };
}

function isOneWord(query: string): boolean {
  return !/\S\s+\S/.test(query);
}

function bestOf(hits: readonly Hit[]): readonly Hit[] {
  const sorted = hits.toSorted((a, b) => b.score - a.score);
  const [best] = sorted;
  return sorted.filter(({ score }) => score >= MIN_SHARE * (best?.score ?? 0)).slice(0, MAX_LINES);
}

function rangesOf(text: string, terms: ReadonlySet<string>, lang: Locale): [number, number][] {
  const isMatch = (word: string): boolean => termsOf(word, lang).some((term) => terms.has(term));
  return tokensOf(text).flatMap(({ word, from }) => (isMatch(word) ? [[from, from + word.length]] : []));
}

/** The chapters and parts with hits, those with the best line first. */
function inChapters(book: Book, hits: readonly Hit[]): readonly Section[] {
  const chapters: { sections: Section[]; best: number }[] = [];
  for (const [i, section] of book.sections.entries()) {
    const own = hits.filter(({ line }) => line.section === i);
    const best = Math.max(0, ...own.map(({ score }) => score));
    if (section.level === 2 || chapters.length === 0) chapters.push({ sections: [cutDown(section, own)], best });
    else if (own.length > 0) {
      const chapter = chapters.at(-1);
      chapter?.sections.push(cutDown(section, own));
      if (chapter !== undefined) chapter.best = Math.max(chapter.best, best);
    }
  }
  return chapters
    .filter(({ best }) => best > 0)
    .sort((a, b) => b.best - a.best)
    .flatMap(({ sections }) => sections);
}

function cutDown(section: Section, hits: readonly Hit[]): Section {
  const blocks = section.blocks.flatMap((block, at) =>
    withParts(
      block,
      hits.filter(({ line }) => line.block === at).map(({ line }) => line.part),
    ),
  );
  return { ...section, blocks };
}

/** A rule that is a hit itself keeps all its parts. */
function withParts(block: BookBlock, parts: readonly number[]): BookBlock[] {
  if (parts.length === 0) return [];
  if (parts.includes(-1)) return [block];
  if (block.kind === 'table') return [{ ...block, rows: block.rows.filter((_, i) => parts.includes(i)) }];
  return block.kind === 'rule' ? [{ ...block, parts: block.parts.filter((_, i) => parts.includes(i)) }] : [];
}

/** The number of lines a reader sees. */
export function countLines(sections: readonly Section[]): number {
  const linesOf = (block: BookBlock): number => {
    if (block.kind === 'table') return block.rows.length;
    return block.kind === 'rule' ? Math.max(1, block.parts.length) : 1;
  };
  return sections.flatMap((section) => section.blocks).reduce((sum, block) => sum + linesOf(block), 0);
}

/** The ID of the line to open the book at: the rule itself, or the nearest rule that contains it. */
export function lineFor(book: Pick<Book, 'sections'>, rule: string): string | undefined {
  const ids = book.sections.flatMap(({ blocks }) => blocks.flatMap(idsOf));
  return ids
    .filter((id) => rule === id || rule.startsWith(`${id}.`))
    .reduce<string | undefined>((best, id) => (id.length > (best?.length ?? 0) ? id : best), undefined);
}

function idsOf(block: BookBlock): readonly string[] {
  if (block.kind === 'table') return block.rows.map((row) => row[0] ?? '');
  return block.kind === 'rule' ? [...block.ids, ...block.parts.map((part) => part.id)] : [];
}
