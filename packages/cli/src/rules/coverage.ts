import { GAME_IDS } from '@regalia/games/list';

/** Where a rule ID stands in the tests. */
export interface Mention {
  readonly file: string;
  /** The title of the test around it; empty for an ID in a table of cases outside any titled test. */
  readonly title: string;
}

export interface RuleCoverage {
  readonly id: string;
  readonly tests: readonly Mention[];
}

export interface BookCoverage {
  /** The book's file name without ending, which is also the game's id. */
  readonly game: string;
  readonly rules: readonly RuleCoverage[];
  /** IDs of rules that no test names. */
  readonly gaps: readonly string[];
  /** IDs with this book's prefix that tests name but the book does not know. */
  readonly unknown: readonly RuleCoverage[];
  /** A game that can be played may have neither gaps nor unknown IDs. */
  readonly finished: boolean;
}

export interface TextFile {
  readonly name: string;
  readonly text: string;
}

const ID = /\b[A-Z]{3}-(?:[A-Z]\.?)?\d+(?:\.\d+)*/g;
const OPENING = /(?<![.\w])(?:describe|test|it)(?:\.\w+)*\s*\(\s*(?:(['"`])((?:\\.|(?!\1)[\s\S])*)\1)?/g;

/** The tests that name each rule of each book. An ID in a comment does not count. */
export function coverRules(
  books: readonly TextFile[],
  tests: readonly TextFile[],
  finishedGames: readonly string[] = GAME_IDS,
): BookCoverage[] {
  const mentions = collectMentions(tests);
  return books.map((book) => coverBook(book, mentions, finishedGames)).sort((a, b) => byNumberAndName(a.game, b.game));
}

export function isBroken(book: BookCoverage): boolean {
  return book.finished && (book.gaps.length > 0 || book.unknown.length > 0);
}

type Mentions = ReadonlyMap<string, readonly Mention[]>;

function coverBook(book: TextFile, mentions: Mentions, finishedGames: readonly string[]): BookCoverage {
  const game = book.name.replace(/\.md$/, '');
  const written = new Set(book.text.match(ID));
  const prefixes = new Set([...written].map(prefixOf));
  const named = [...mentions.keys()].sort(byNumberAndName);
  const rules = [...withoutRemarks(written, book.text)].sort(byNumberAndName).map((id) => ({
    id,
    tests: unique(named.filter((other) => isSameOrPart(other, id)).flatMap((other) => mentions.get(other) ?? [])),
  }));
  const unknown = named
    .filter((id) => prefixes.has(prefixOf(id)) && ![...written].some((rule) => isSameOrPart(id, rule)))
    .map((id) => ({ id, tests: mentions.get(id) ?? [] }));
  return {
    game,
    rules,
    gaps: rules.filter((rule) => rule.tests.length === 0).map((rule) => rule.id),
    unknown,
    finished: finishedGames.includes(game),
  };
}

/** A line that calls itself a remark explains; the first ID on it needs no test. */
function withoutRemarks(ids: ReadonlySet<string>, bookText: string): Set<string> {
  const rules = new Set(ids);
  for (const line of bookText.split('\n')) {
    const first = line.match(ID)?.[0];
    if (first && /\bremark\b/i.test(line)) rules.delete(first);
  }
  return rules;
}

function collectMentions(tests: readonly TextFile[]): Mentions {
  const mentions = new Map<string, Mention[]>();
  for (const { name, text } of tests) {
    const code = withoutComments(text);
    const openings = [...code.matchAll(OPENING)];
    for (const found of code.matchAll(ID)) {
      const title = openings.findLast((opening) => opening.index <= found.index)?.[2] ?? '';
      mentions.set(found[0], unique([...(mentions.get(found[0]) ?? []), { file: name, title }]));
    }
  }
  return mentions;
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');
}

function unique(mentions: readonly Mention[]): Mention[] {
  return [...new Map(mentions.map((mention) => [`${mention.file}\n${mention.title}`, mention])).values()];
}

/** A test of a rule's fourth paragraph, `.4`, also speaks for the rule. */
function isSameOrPart(id: string, rule: string): boolean {
  return id === rule || id.startsWith(`${rule}.`);
}

function prefixOf(id: string): string {
  return id.slice(0, id.indexOf('-'));
}

function byNumberAndName(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
