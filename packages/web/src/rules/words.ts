import type { Locale } from '@regalia/kernel';
import { formsOf } from './inflection.ts';
import { meantBy, withoutLittleWords } from './littleWords.ts';

/** A word that a reader looks for: patterns of its forms, and of what only begins or goes on like it, as while it is typed. */
export interface Word {
  readonly forms: string;
  readonly begun: string;
  /** A rule's number is looked for as it is. */
  readonly isExact: boolean;
}

const RULE_ID = /^[a-z]{3}-[a-z]?[\d.]*\d$/;

/** The words of a search in a book of this language, each once, in whatever form. One letter alone would find everything. */
export function wordsOf(search: string, lang: Locale): readonly Word[] {
  const folded = fold(search)
    .replace(/[’']s?(?![a-z])/g, '')
    .replace(/[?!,;.]+(?=\s|$)/g, '')
    .trim();
  if (folded.length < 2) return [];
  const words = [...withoutLittleWords(folded.split(/\s+/), lang), ...meantBy(folded, lang)].map((word) => {
    const begun = literally(word);
    return { forms: formsOf(word, lang) ?? begun, begun, isExact: RULE_ID.test(word) };
  });
  return words.filter(({ forms }, i) => words.findIndex((other) => other.forms === forms) === i);
}

/** A number is not found in a longer one, nor in that of a rule. */
function literally(word: string): string {
  const literal = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  if (RULE_ID.test(word)) return `${literal}(?!\\d)`;
  return /^\d+$/.test(word) ? `(?<![\\d.-])${literal}(?!\\d|\\.\\d)` : literal;
}

/** Where the patterns fit the text, as [from, to), in order and apart. */
export function placesOf(text: string, patterns: readonly string[]): (readonly [number, number])[] {
  if (patterns.length === 0) return [];
  return Array.from(fold(text).matchAll(new RegExp(patterns.join('|'), 'g')), ({ index, 0: found }) => [
    index,
    index + found.length,
  ]);
}

/** Lower case without diacritics, letter by letter, so that places in both texts are the same. */
export function fold(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    const plain = letter.normalize('NFD').charAt(0).toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join('');
}
