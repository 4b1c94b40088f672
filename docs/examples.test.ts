import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const WEB = 'packages/web/';
const EXAMPLE = /^```(?<kind>tsx?)\n(?:\/\/ (?<path>\S+\.tsx?)\n)?(?<text>.*?)^```$/gms;

interface Example {
  /** Where the example would stand: its first line says it, so that its imports are real ones. */
  readonly path: string;
  readonly text: string;
}

/** What the example of a board takes from the rules and files of its game. */
const KINGS: readonly Example[] = [
  kings(
    'rules.ts',
    `import { type Card, composite, type GameView, type Seat, type ZoneView } from '@regalia/kernel';
    export interface KingsView extends GameView {
      readonly turn: Seat;
      readonly market: readonly Card[];
      readonly seats: readonly { readonly coins: number; readonly city: readonly Card[]; readonly hand: ZoneView }[];
    }
    export type KingsEvent =
      | { readonly t: 'drew'; readonly seat: Seat; readonly count: number; readonly cards: readonly Card[] | null }
      | { readonly t: 'turn-began'; readonly seat: Seat };
    export const cardOf = (card: Card) => ({ id: 'king', cost: card });
    export const target = composite({ seat: 7, card: 64 });
    export const ACTIONS = [0, 1, 2];`,
  ),
  kings(
    'words.ts',
    `import type { TableSpeech } from '../../kit/text/speech.ts';
    export declare function word(speech: TableSpeech, key: string, params?: Readonly<Record<string, number>>): string;`,
  ),
  kings('art/index.ts', `export declare const ART: import('../../../kit/cards/face/cardFace.ts').ArtBook;`),
  kings('lesson.ts', `export declare const lesson: import('../../kit/lesson.ts').Lesson;`),
];

function kings(name: string, text: string): Example {
  return { path: `${ROOT}${WEB}src/games/kings/${name}`, text };
}

function examplesOf(page: string): Example[] {
  const text = readFileSync(`${ROOT}docs/${page}`, 'utf8');
  return Array.from(text.matchAll(EXAMPLE), ({ groups }, i) => ({
    path: `${ROOT}${groups?.path ?? `docs/${page}.${i}.${groups?.kind}`}`,
    text: `${groups?.text}\nexport {};\n`,
  }));
}

/** What the compiler has against the examples, each in its place among the real files. */
function faultsOf(examples: readonly Example[], configuredBy: string, besides: readonly string[] = []): string[] {
  const folder = `${ROOT}${configuredBy}`;
  const { config } = ts.readConfigFile(`${folder}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, folder);
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, directoryExists } = host;
  const all = [...examples, ...KINGS];
  const textOf = (path: string) => all.find((example) => example.path === path)?.text;
  host.readFile = (path) => textOf(path) ?? readFile(path);
  host.fileExists = (path) => textOf(path) !== undefined || fileExists(path);
  host.directoryExists = (folder) =>
    all.some(({ path }) => path.startsWith(`${folder}/`)) || !!directoryExists?.(folder);
  const paths = examples.map(({ path }) => path);
  const program = ts.createProgram(
    [...paths, ...besides.map((path) => `${folder}${path}`)],
    {
      ...options,
      noUnusedLocals: false,
      noUnusedParameters: false,
      paths: { '@regalia/games/kings': [(KINGS[0] as Example).path] },
    },
    host,
  );
  return paths.flatMap((path) =>
    [
      ...program.getSyntacticDiagnostics(program.getSourceFile(path)),
      ...program.getSemanticDiagnostics(program.getSourceFile(path)),
    ].map(({ messageText }) => `${path.slice(ROOT.length)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
  );
}

test('every example in the documentation compiles', { timeout: 300_000 }, () => {
  const examples = readdirSync(`${ROOT}docs`, { recursive: true, encoding: 'utf8' })
    // `npm run test:guides` checks the walkthrough as a whole.
    .filter((page) => page.endsWith('.md') && !page.startsWith('walkthrough-'))
    .flatMap(examplesOf);
  const [boards, others] = [true, false].map((isBoard) =>
    examples.filter(({ path }) => path.startsWith(`${ROOT}${WEB}`) === isBoard),
  );
  expect(boards?.length).toBeGreaterThan(2);
  expect(others?.length).toBeGreaterThan(3);
  expect(new Set(examples.map(({ path }) => path)).size).toBe(examples.length);
  expect(faultsOf(others ?? [], '')).toEqual([]);
  expect(faultsOf(boards ?? [], WEB, ['src/env.d.ts'])).toEqual([]);
});
