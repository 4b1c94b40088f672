import type { Locale } from '@regalia/kernel';
import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { Section } from '../book/book.ts';
import { type BookLine, linesOf } from './lines.ts';
import { impliedWords, withoutStopWords } from './stopWords.ts';
import { fold, isRuleId, termsOf, termsToFind, tokensOf } from './terms.ts';

/** A line with its score, and what was found in it. */
export interface Hit {
  readonly line: BookLine;
  readonly score: number;
  /** The terms of the index that matched. */
  readonly terms: readonly string[];
  /** The number of words of the query that it contains. */
  readonly words: number;
}

/** The words of a query that count, each once. */
export function queryWords(query: string, lang: Locale): readonly string[] {
  const words = tokensOf(query.replace(/[’']s\b/g, '')).map(({ word }) => word);
  if (words.join('').length < 2) return [];
  const implied = impliedWords(fold(query), lang);
  return [...new Set([...withoutStopWords(words, lang), ...implied])];
}

/** How much a match counts in the text of a line, in its rule or table head, and in its headings. */
const BOOST = { text: 1, lead: 0.4, heading: 0.15 };
/** Shorter lines rank slightly higher than by default. */
const BM25 = { k: 1.2, b: 0.8, d: 0.5 };
/** Rules rank above remarks, and earlier sections above later ones: books go from the general to the special. */
const MAIN_RULE = /^[A-Z]{3}-\d/;
const REMARK = 0.65;
const LATE = 0.25;
/** How strongly lines that lack words of the query are ranked down. */
const COVERAGE = 1.5;
const FUZZY = 0.2;

/** A full-text index of one book. */
export class BookIndex {
  readonly #lang: Locale;
  readonly #lines: readonly BookLine[];
  readonly #index: MiniSearch<BookLine>;
  readonly #sections: number;

  constructor(sections: readonly Section[], lang: Locale) {
    this.#lang = lang;
    this.#lines = linesOf(sections);
    this.#sections = sections.length;
    this.#index = new MiniSearch<BookLine>({
      fields: Object.keys(BOOST),
      tokenize: (text) => tokensOf(text).map(({ word }) => word),
      processTerm: memoize((word) => termsOf(word, lang)),
    });
    this.#index.addAll(this.#lines);
  }

  /** The lines that contain at least half of the words, and all rule IDs, best first. */
  search(words: readonly string[]): readonly Hit[] {
    const queries = words.map((word) => this.#queryFor(word));
    const min = words.some(isRuleId) ? words.length : Math.ceil(words.length / 2);
    const found = queries.map((query) => new Map(this.#run(query).map((result) => [result.id as number, result])));
    const hits = this.#lines.flatMap((line): Hit[] => {
      const results = found.flatMap((byLine) => byLine.get(line.id) ?? []);
      if (results.length < min || !results.some(isInText)) return [];
      const sum = results.reduce((total, { score }) => total + score, 0);
      const score = sum * (results.length / words.length) ** COVERAGE * this.#weightOf(line);
      return [{ line, score, terms: results.flatMap((result) => Object.keys(result.match)), words: results.length }];
    });
    return words.length < 2 ? hits : this.#withOpenings(hits, words.length);
  }

  /** Lifts the first rule below a heading that contains all words: it need not repeat them. */
  #withOpenings(hits: readonly Hit[], words: number): readonly Hit[] {
    const best = Math.max(0, ...hits.map(({ score }) => score));
    const headings = hits.filter(({ line, words: own }) => line.block < 0 && own === words);
    const openings = headings.flatMap(({ line: { section }, terms }): Hit[] => {
      const first = this.#lines.find((line) => line.section === section && MAIN_RULE.test(line.text));
      return first === undefined ? [] : [{ line: first, score: best, terms, words }];
    });
    return [...openings, ...hits.filter(({ line }) => openings.every((opening) => opening.line !== line))];
  }

  #weightOf({ text, section }: BookLine): number {
    return (MAIN_RULE.test(text) ? 1 : REMARK) * (1 - (LATE * section) / this.#sections);
  }

  /** Exact matches of the word's forms and synonyms; failing those, words it begins; failing those, similar words. */
  #queryFor(word: string): Query {
    const exact: Query = { queries: termsToFind(word, this.#lang) };
    if (isRuleId(word) || this.#run(exact).length > 0) return exact;
    const begun: Query = { queries: [word], prefix: true };
    return this.#run(begun).length > 0 ? begun : { queries: [word], fuzzy: FUZZY };
  }

  #run(query: Query): SearchResult[] {
    return this.#index.search(query, {
      boost: BOOST,
      bm25: BM25,
      tokenize: (text) => [text],
      processTerm: (term) => term,
    });
  }
}

function isInText({ match }: SearchResult): boolean {
  return Object.values(match).some((fields) => fields.includes('text'));
}

function memoize<T>(compute: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
