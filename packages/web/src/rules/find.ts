import type { Locale } from '@regalia/kernel';
import type { Block, Book, RuleBlock, Section } from './book.ts';
import { stemsOf } from './inflection.ts';

/** Lower case without diacritics, letter by letter, so that places in both texts are the same. */
function fold(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    const plain = letter.normalize('NFD').charAt(0).toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join('');
}

/** The words a reader looks for in a book of this language, as patterns. One letter alone would find everything. */
export function wordsOf(search: string, lang: Locale): string[] {
  const folded = fold(search.trim());
  return folded.length < 2 ? [] : folded.split(/\s+/).map((word) => patternOf(word, lang));
}

const RULE_ID = /^[a-z]{3}-[a-z]?[\d.]*\d$/;

/** Where the words stand in the text, as [from, to), in order and apart. A rule's number is not found in a longer one. */
export function placesOf(text: string, words: readonly string[]): (readonly [number, number])[] {
  if (words.length === 0) return [];
  return Array.from(fold(text).matchAll(new RegExp(words.join('|'), 'g')), ({ index, 0: found }) => [
    index,
    index + found.length,
  ]);
}

/** A longer word is found in its other forms too: `kletba` in `Kletbu`, `odhodit` in `odloží`. */
function patternOf(word: string, lang: Locale): string {
  const stems = stemsOf(word, lang);
  const itself = patternOfItself(word);
  return stems === undefined ? itself : `(?<![a-z])(?:ne)?(?:${stems.join('|')})[a-z]*|${itself}`;
}

function patternOfItself(word: string): string {
  if (/^[a-z]{4,}[aeiouy]$/.test(word)) return `${word.slice(0, -1)}[a-z]*`;
  const literal = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return RULE_ID.test(word) ? `${literal}(?!\\d)` : literal;
}

function has(text: string, words: readonly string[]): boolean {
  return words.every((word) => placesOf(text, [word]).length > 0);
}

/** The book cut down to the lines that have all the words, under the headings they stand under. */
export function findIn(book: Book, words: readonly string[]): readonly Section[] {
  if (words.length === 0) return book.sections;
  const found = book.sections.map((section) => ({
    ...section,
    blocks: section.blocks.flatMap((block) => foundIn(block, words)),
  }));
  const isFound = (section: Section): boolean => section.blocks.length > 0 || has(section.title, words);
  return found.filter((section, i) => isFound(section) || (section.level === 2 && partsOf(found, i).some(isFound)));
}

function partsOf(sections: readonly Section[], chapter: number): readonly Section[] {
  const next = sections.findIndex((section, i) => i > chapter && section.level === 2);
  return sections.slice(chapter + 1, next === -1 ? undefined : next);
}

function foundIn(block: Block, words: readonly string[]): Block[] {
  switch (block.kind) {
    case 'rule':
      return foundInRule(block, words);
    case 'table': {
      const rows = block.rows.filter((row) => has(row.join(' '), words));
      return rows.length > 0 ? [{ ...block, rows }] : [];
    }
    default:
      return has(block.text, words) ? [block] : [];
  }
}

function foundInRule(rule: RuleBlock, words: readonly string[]): RuleBlock[] {
  const lead = `${rule.ids.join(' ')} ${rule.text}`;
  if (has(lead, words)) return [rule];
  const parts = rule.parts.filter((part) => has(`${lead} ${part.id} ${part.text}`, words));
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
