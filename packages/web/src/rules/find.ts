import type { Block, Book, Section } from './book.ts';
import { type Line, linesIn } from './lines.ts';
import type { Word } from './words.ts';

export interface Found {
  /** The book cut down to what was found, each line under its headings, the best chapter first. */
  readonly sections: readonly Section[];
  /** What to mark in it. */
  readonly patterns: readonly string[];
}

/** How much a word counts that stands not in the line, but in the name of its rule or card, or in a heading over it. */
const IN_LEAD = 0.8;
const IN_HEADING = 0.5;
/** Of several words, how near a line must come to the best one to be shown, and how much of the book is shown at most. */
const NEAR = 0.56;
const MOST_SHOWN = 1 / 6;
const MOST_FOR_QUESTION = 20;
/**
 * A chapter stands before another if its best line is one of the main rules, stands early (books go from the general to the
 * special), is short and says the words more than once.
 */
const MAIN_RULE = /^[a-z]{3}-\d/;
const BESIDES = 0.6;
const LATE = 0.3;
const REPEATED = 0.15;
const LONG = 0.45;

/**
 * The lines that have half of the words at least, of which rare ones count more, and of them the best if there are more than
 * wanted; a rule's number is looked for as it is.
 */
export function findIn(book: Book, words: readonly Word[], most = Number.POSITIVE_INFINITY): Found {
  if (words.length === 0) return { sections: book.sections, patterns: [] };
  const lines = linesIn(book);
  const searches = words.map((word) => searchFor(word, lines));
  const fewest = words.some((word) => word.isExact) ? words.length : Math.ceil(words.length / 2);
  const scores = new Map(lines.map((line) => [line, scoreOf(line, searches, fewest)]));
  for (const opening of openings(lines, searches)) scores.set(opening, Math.max(...scores.values()));
  const least = words.length === 1 ? 0 : leastShown([...scores.values()]);
  const shown = lines.filter((line) => (scores.get(line) ?? 0) > 0 && (scores.get(line) ?? 0) >= least);
  const length = lines.reduce((sum, { text }) => sum + text.length, 0) / lines.length;
  const rank = (line: Line): number => {
    const general = (MAIN_RULE.test(line.text) ? 1 : BESIDES) * (1 - (LATE * line.section) / book.sections.length);
    const dense = (1 + REPEATED * countRepeated(line, searches)) / (1 + (LONG * line.text.length) / length);
    return (scores.get(line) ?? 0) * general * dense;
  };
  const ranks = shown.map(rank).sort((a, b) => b - a);
  const wanted = shown.filter((line) => rank(line) >= (ranks[most - 1] ?? 0));
  return { sections: inChapters(book, wanted, rank), patterns: searches.map(({ pattern }) => pattern) };
}

/** A single word is looked up everywhere, as in an index; of a question only the best places are wanted. */
export function mostWanted(search: string): number {
  return /\S\s+\S/.test(search) ? MOST_FOR_QUESTION : Number.POSITIVE_INFINITY;
}

interface Search {
  readonly pattern: string;
  readonly fits: (text: string) => boolean;
  readonly weight: number;
}

/** A word is looked for in its forms; where the book has none of them, as it was typed so far. */
function searchFor({ forms, begun }: Word, lines: readonly Line[]): Search {
  const [pattern = begun] = [forms, begun].filter((one) => countFitting(one, lines) > 0);
  const expression = new RegExp(pattern);
  return {
    pattern,
    fits: (text) => expression.test(text),
    weight: Math.log(1 + lines.length / Math.max(1, countFitting(pattern, lines))),
  };
}

function countFitting(pattern: string, lines: readonly Line[]): number {
  const expression = new RegExp(pattern);
  return lines.filter(({ text }) => expression.test(text)).length;
}

function scoreOf({ text, lead, heading }: Line, searches: readonly Search[], fewest: number): number {
  const shares = searches.map(({ fits }) => {
    if (fits(text)) return 1;
    if (fits(lead)) return IN_LEAD;
    return fits(heading) ? IN_HEADING : 0;
  });
  if (!shares.includes(1) || shares.filter((share) => share > 0).length < fewest) return 0;
  return shares.reduce<number>((sum, share, i) => sum + share * (searches[i]?.weight ?? 0), 0);
}

/** The first rule under a heading that says all of several words, though it need not say them again itself. */
function openings(lines: readonly Line[], searches: readonly Search[]): readonly Line[] {
  if (searches.length < 2) return [];
  const isHeading = ({ block, text }: Line): boolean => block < 0 && searches.every(({ fits }) => fits(text));
  return lines.filter(isHeading).flatMap(({ section }) => {
    const first = lines.find((line) => line.section === section && MAIN_RULE.test(line.text));
    return first === undefined ? [] : [first];
  });
}

/** How many of the words stand in the line more than once. */
function countRepeated({ text }: Line, searches: readonly Search[]): number {
  return searches.filter(({ pattern }) => (text.match(new RegExp(pattern, 'g'))?.length ?? 0) > 1).length;
}

function leastShown(scores: readonly number[]): number {
  const sorted = scores.filter((score) => score > 0).sort((a, b) => b - a);
  const [best = 0] = sorted;
  const tooMany = sorted[Math.floor(scores.length * MOST_SHOWN)] ?? 0;
  const near = Math.max(best * NEAR, sorted.findLast((score) => score > tooMany) ?? 0);
  return Math.min(best, near);
}

/** Chapters and their parts that have something to show, those with the best line first. */
function inChapters(book: Book, shown: readonly Line[], rank: (line: Line) => number): readonly Section[] {
  const chapters: { sections: Section[]; best: number }[] = [];
  for (const [i, section] of book.sections.entries()) {
    const own = shown.filter((line) => line.section === i);
    const best = Math.max(0, ...own.map(rank));
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

function cutDown(section: Section, shown: readonly Line[]): Section {
  const blocks = section.blocks.flatMap((block, at) =>
    withParts(
      block,
      shown.filter((line) => line.block === at).map((line) => line.part),
    ),
  );
  return { ...section, blocks };
}

/** A rule that is found itself is shown with all its parts. */
function withParts(block: Block, parts: readonly number[]): Block[] {
  if (parts.length === 0) return [];
  if (parts.includes(-1)) return [block];
  if (block.kind === 'table') return [{ ...block, rows: block.rows.filter((_, i) => parts.includes(i)) }];
  return block.kind === 'rule' ? [{ ...block, parts: block.parts.filter((_, i) => parts.includes(i)) }] : [];
}

/** How many lines a reader sees. */
export function countLines(sections: readonly Section[]): number {
  const linesOf = (block: Block): number => {
    if (block.kind === 'table') return block.rows.length;
    return block.kind === 'rule' ? Math.max(1, block.parts.length) : 1;
  };
  return sections.flatMap((section) => section.blocks).reduce((sum, block) => sum + linesOf(block), 0);
}

/** The ID of the line to open the book at: the rule itself, or the nearest whole of which it is a part. */
export function lineFor(book: Pick<Book, 'sections'>, rule: string): string | undefined {
  const ids = book.sections.flatMap(({ blocks }) => blocks.flatMap(idsOf));
  return ids
    .filter((id) => rule === id || rule.startsWith(`${id}.`))
    .reduce<string | undefined>((best, id) => (id.length > (best?.length ?? 0) ? id : best), undefined);
}

function idsOf(block: Block): readonly string[] {
  if (block.kind === 'table') return block.rows.map((row) => row[0] ?? '');
  return block.kind === 'rule' ? [...block.ids, ...block.parts.map((part) => part.id)] : [];
}
