import type { Locale } from '@regalia/kernel';
import { isFormOf, stemsOf } from './stem.ts';
import { SYNONYMS } from './synonyms.ts';

const RULE_ID = /^[a-z]{3}-[a-z]?\d/;
const TOKEN = /[a-z]{3}-[a-z]?\d+(?:\.\d+)*|\d+(?:\.\d+)*|[a-z]+(?:-[a-z]+)*/g;

/** A word of a text, folded, with its place in the text. */
export interface TextToken {
  readonly word: string;
  readonly from: number;
}

/** The words, numbers and rule IDs of a text. */
export function tokensOf(text: string): readonly TextToken[] {
  return Array.from(fold(text).matchAll(TOKEN), ({ 0: word, index }) => ({ word, from: index }));
}

/** The terms under which the index stores a word: itself, its stems and synonyms, and the parts of a compound or rule ID. */
export function termsOf(word: string, lang: Locale): string[] {
  if (isRuleId(word)) return word.split('.').map((_, i, parts) => parts.slice(0, i + 1).join('.'));
  const parts = word.includes('-') ? [word, ...word.split('-')] : [word];
  return [...new Set(parts.flatMap((part) => [part, ...stemsOf(part, lang), ...synonymsOf(part, lang)]))];
}

/** The terms that find a word: its synonyms if it has any, otherwise its stems. */
export function termsToFind(word: string, lang: Locale): string[] {
  if (/\d/.test(word)) return [word];
  const [synonyms] = synonymsOf(word, lang);
  return synonyms === undefined ? [...new Set(stemsOf(word, lang))] : [synonyms];
}

/** One term for each group of synonyms that the word belongs to. */
function synonymsOf(word: string, lang: Locale): string[] {
  const stems = stemsOf(word, lang);
  const positive = word.replace(/^ne(?=[a-z]{4})/, '');
  const isMember = (member: string): boolean => {
    if (member.endsWith('$')) return member === `${word}$`;
    return (
      stems.includes(member) || isFormOf(word, member, lang) || (lang !== 'en' && isFormOf(positive, member, lang))
    );
  };
  return SYNONYMS[lang].flatMap((group, i) => (group.some(isMember) ? [`${i}:${group[0]}`] : []));
}

export function isRuleId(word: string): boolean {
  return RULE_ID.test(word);
}

/** Lower case without diacritics, letter by letter, so that positions in both texts are the same. */
export function fold(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    const plain = letter.normalize('NFD').charAt(0).toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join('');
}
