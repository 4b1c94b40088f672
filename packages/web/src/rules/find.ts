import type { Locale } from '@regalia/kernel';
import type { Block, Book, RuleBlock, Section } from './book.ts';
import { stemsOf } from './inflection.ts';
import { withoutLittleWords } from './littleWords.ts';

/** Lower case without diacritics, letter by letter, so that places in both texts are the same. */
function fold(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    const plain = letter.normalize('NFD').charAt(0).toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join('');
}

/** The words a reader looks for in a book of this language, as patterns. One letter alone would find everything. */
export function wordsOf(search: string, lang: Locale): string[] {
  const folded = fold(search)
    .replace(/[?!,;]+(?=\s|$)/g, '')
    .trim();
  if (folded.length < 2) return [];
  return withoutLittleWords(folded.split(/\s+/), lang).map((word) => patternOf(word, lang));
}

const RULE_ID = /^[a-z]{3}-[a-z]?[\d.]*\d$/;
const ID_ENDS = '(?!\\d)';

/** Where the words stand in the text, as [from, to), in order and apart. A rule's number is not found in a longer one. */
export function placesOf(text: string, words: readonly string[]): (readonly [number, number])[] {
  if (words.length === 0) return [];
  return Array.from(fold(text).matchAll(new RegExp(words.join('|'), 'g')), ({ index, 0: found }) => [
    index,
    index + found.length,
  ]);
}

/** A longer word is found in its other forms too: `kletba` in `Kletbu`, `odhodit` in `odloží`, `cards` in `card`. */
function patternOf(word: string, lang: Locale): string {
  if (lang === 'en' && /^[a-z]{2,}[^s]s$/.test(word)) return `${word.slice(0, -1)}s?`;
  const stems = stemsOf(word, lang);
  const itself = patternOfItself(word);
  return stems === undefined ? itself : `(?<![a-z])(?:ne)?(?:${stems.join('|')})[a-z]*|${itself}`;
}

function patternOfItself(word: string): string {
  if (/^[a-z]{4,}[aeiouy]$/.test(word)) return `${word.slice(0, -1)}[a-z]*`;
  const literal = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return RULE_ID.test(word) ? `${literal}${ID_ENDS}` : literal;
}

/** Tells whether a line has what is looked for. */
type Fits = (text: string) => boolean;

function hasSome(count: number, words: readonly string[]): Fits {
  return (text) => words.filter((word) => placesOf(text, [word]).length > 0).length >= count;
}

/**
 * The book cut down to the lines that have all the words, under the headings they stand under. Where no line has them all,
 * the lines that have the most, if that is half of them at least; a rule's number is looked for as it is.
 */
export function findIn(book: Book, words: readonly string[]): readonly Section[] {
  if (words.length === 0) return book.sections;
  const isExact = words.some((word) => word.endsWith(ID_ENDS));
  const fewest = isExact ? words.length : Math.ceil(words.length / 2);
  for (let count = words.length; count >= fewest; count--) {
    const sections = cutDown(book, hasSome(count, words));
    if (sections.length > 0) return sections;
  }
  return [];
}

function cutDown(book: Book, fits: Fits): readonly Section[] {
  const found = book.sections.map((section) => ({
    ...section,
    blocks: section.blocks.flatMap((block) => foundIn(block, fits)),
  }));
  const isFound = (section: Section): boolean => section.blocks.length > 0 || fits(section.title);
  return found.filter((section, i) => isFound(section) || (section.level === 2 && partsOf(found, i).some(isFound)));
}

function partsOf(sections: readonly Section[], chapter: number): readonly Section[] {
  const next = sections.findIndex((section, i) => i > chapter && section.level === 2);
  return sections.slice(chapter + 1, next === -1 ? undefined : next);
}

function foundIn(block: Block, fits: Fits): Block[] {
  switch (block.kind) {
    case 'rule':
      return foundInRule(block, fits);
    case 'table': {
      const rows = block.rows.filter((row) => fits(row.join(' ')));
      return rows.length > 0 ? [{ ...block, rows }] : [];
    }
    default:
      return fits(block.text) ? [block] : [];
  }
}

function foundInRule(rule: RuleBlock, fits: Fits): RuleBlock[] {
  const lead = `${rule.ids.join(' ')} ${rule.text}`;
  if (fits(lead)) return [rule];
  const parts = rule.parts.filter((part) => fits(`${lead} ${part.id} ${part.text}`));
  return parts.length > 0 ? [{ ...rule, parts }] : [];
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
export function lineFor(book: Book, rule: string): string | undefined {
  const ids = book.sections.flatMap(({ blocks }) => blocks.flatMap(idsOf));
  return ids
    .filter((id) => rule === id || rule.startsWith(`${id}.`))
    .reduce<string | undefined>((best, id) => (id.length > (best?.length ?? 0) ? id : best), undefined);
}

function idsOf(block: Block): readonly string[] {
  if (block.kind === 'table') return block.rows.map((row) => row[0] ?? '');
  return block.kind === 'rule' ? [...block.ids, ...block.parts.map((part) => part.id)] : [];
}
