import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const EXAMPLE = /^```ts\n(?:\/\/ (?<path>\S+\.ts)\n)?(?<text>.*?)^```$/gms;

interface Example {
  /** Where the example would stand: its first line says it, so that its imports are real ones. */
  readonly path: string;
  readonly text: string;
}

function examplesOf(page: string): Example[] {
  const text = readFileSync(`${ROOT}docs/${page}`, 'utf8');
  return Array.from(text.matchAll(EXAMPLE), ({ groups }, i) => ({
    path: `${ROOT}${groups?.path ?? `docs/${page}.${i}.ts`}`,
    text: `${groups?.text}\nexport {};\n`,
  }));
}

/** What the compiler has against the examples, each in its place among the real files. */
function faultsOf(examples: readonly Example[]): string[] {
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT);
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  const textOf = (path: string) => examples.find((example) => example.path === path)?.text;
  host.readFile = (path) => textOf(path) ?? readFile(path);
  host.fileExists = (path) => textOf(path) !== undefined || fileExists(path);
  const paths = examples.map(({ path }) => path);
  const program = ts.createProgram(paths, { ...options, noUnusedLocals: false, noUnusedParameters: false }, host);
  return paths.flatMap((path) =>
    [
      ...program.getSyntacticDiagnostics(program.getSourceFile(path)),
      ...program.getSemanticDiagnostics(program.getSourceFile(path)),
    ].map(({ messageText }) => `${path.slice(ROOT.length)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
  );
}

test('every example in the documentation compiles', { timeout: 300_000 }, () => {
  const examples = readdirSync(`${ROOT}docs`, { recursive: true, encoding: 'utf8' })
    .filter((page) => page.endsWith('.md'))
    .flatMap(examplesOf);
  expect(examples.length).toBeGreaterThan(3);
  expect(new Set(examples.map(({ path }) => path)).size).toBe(examples.length);
  expect(faultsOf(examples)).toEqual([]);
});
