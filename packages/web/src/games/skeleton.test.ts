import { expect, test } from 'vitest';
import { GAME_IDS, hasLesson } from './catalog.ts';

/** Paths below this folder, without loading them. */
const FILES = Object.keys(import.meta.glob('./*/**/*')).map((path) => path.replace(/^\.\//, ''));
const MANIFESTS = import.meta.glob<string>('./*/index.ts', { query: '?raw', import: 'default', eager: true });

const REQUIRED = ['index.ts', 'rules.ts', 'words.ts', 'cardFace.tsx', 'Board.tsx', 'art/index.ts', 'art/Box.tsx'];
/** Parts that a board may have, each a component of the same name. */
const PARTS = ['OwnArea', 'OwnHand', 'OtherSeats', 'Seats', 'Market', 'Center', 'Finale', 'Interlude'];
/** Functions that the manifest names, and what they share. */
const HELPERS = [
  ...['answering', 'flights', 'token', 'remark', 'slotName', 'scoreSheet', 'standingOrders', 'useBoard'],
  ...['lesson', 'lessonTexts', 'sounds'],
];
const LARGEST_FOLDER = 25;

const stemOf = (name: string): string => name.replace(/(\.module|\.test)?\.\w+$/, '');
const filesOf = (id: string): string[] =>
  FILES.filter((path) => path.startsWith(`${id}/`)).map((path) => path.slice(id.length + 1));

test.each(GAME_IDS)('%s has the files that every board has', (id) => {
  const files = filesOf(id);
  for (const name of REQUIRED) expect(files).toContain(name);
  for (const locale of ['en', 'cs', 'sk']) expect(files).toContain(`words/${locale}.ts`);
});

test.each(GAME_IDS)('%s keeps only parts that boards share at the top of its folder', (id) => {
  const known = new Set([...REQUIRED.map(stemOf), ...PARTS, ...HELPERS]);
  const top = filesOf(id).filter((path) => !path.includes('/'));
  expect(top.filter((name) => !known.has(stemOf(name)))).toEqual([]);
});

test.each(GAME_IDS)('%s has no folder with too many files', (id) => {
  const counts = new Map<string, number>();
  for (const path of filesOf(id)) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  for (const [folder, count] of counts) expect(count, `${id}/${folder}`).toBeLessThanOrEqual(LARGEST_FOLDER);
});

test.each(GAME_IDS)('the manifest of %s names a lesson exactly if there is one', (id) => {
  const manifest = MANIFESTS[`./${id}/index.ts`] ?? '';
  expect(manifest).toMatch(/\blesson:/);
  expect(/\blesson: null\b/.test(manifest)).toBe(!hasLesson(id));
});

test('every folder of a board is on the shelf', () => {
  const folders = new Set(FILES.map((path) => path.slice(0, path.indexOf('/'))));
  expect([...folders].sort()).toEqual([...GAME_IDS].sort());
});
