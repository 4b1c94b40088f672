import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { RETIRED_WORDS, type RetiredWord } from './retiredWords.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const FOLDERS = ['packages', 'bench', 'deploy', 'docs', 'e2e', 'examples', 'scripts'];
const TEXT = /\.(ts|tsx|mjs|py|css|html|md|json|ya?ml|grit|conf|service)$/;
/** Written elsewhere, by a tool, in another language, or the list itself. */
const LEFT_OUT =
  /(^|\/)(node_modules|dist|golden|peers)\/|\.?(cs|sk)\.ts$|docs\/(retiredWords|words\.test|glossary)\.(ts|md)$/;
/** Sentences for players, and tests that quote them. */
const FOR_PLAYERS = /(^|[/.])en\.ts$|\/lesson|Words\.ts$|(windows\.test|dominion\.spec)\.ts$/;

const LONGEST_LINE = 140;

interface Line {
  readonly file: string;
  readonly number: number;
  readonly text: string;
}

const FILES = [
  ...readdirSync(ROOT, { encoding: 'utf8' }),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  ),
].filter((file) => TEXT.test(file) && !LEFT_OUT.test(file) && file !== 'package-lock.json');

const LINES: readonly Line[] = FILES.flatMap((file) => [
  { file, number: 0, text: file },
  ...readFileSync(`${ROOT}${file}`, 'utf8')
    .split('\n')
    .map((text, i) => ({ file, number: i + 1, text })),
]);

/** `beginAnew`, `begin-anew` and `BEGIN_ANEW` all read `begin anew`. */
function asWords(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
    .toLowerCase();
}

const WORDED = LINES.map((line) => ({ ...line, words: asWords(line.text) }));

function usesOf({ word, use, playersMayRead }: RetiredWord): string[] {
  const pattern = new RegExp(`\\b(?:${word})\\b`);
  return WORDED.filter(
    ({ file, words }) => pattern.test(words) && !(playersMayRead === true && FOR_PLAYERS.test(file)),
  ).map(({ file, number, words }) => `${file}:${number}: "${pattern.exec(words)?.[0]}"; use: ${use}`);
}

test('reads identifiers, file names and phrases as words', () => {
  expect(asWords('const dealAnew = BY_LOT; // set-aside')).toBe('const deal anew = by lot; // set aside');
  expect(FILES.length).toBeGreaterThan(1000);
});

describe('words we no longer use', () => {
  test.each(RETIRED_WORDS)('$word', (retired) => expect(usesOf(retired)).toEqual([]));
});

test('no line of the documentation is longer than 140 characters, tables aside', () => {
  const long = LINES.filter(
    ({ file, text }) => file.endsWith('.md') && !text.startsWith('|') && [...text].length > LONGEST_LINE,
  );
  expect(long.map(({ file, number }) => `${file}:${number}`)).toEqual([]);
});
