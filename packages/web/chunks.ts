import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What the bundler knows of a module when it makes chunks. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const SOURCES = join(import.meta.dirname, 'src');
const RULES = join(import.meta.dirname, '../games');

const PAGES: Readonly<Record<string, string>> = {
  home: 'pages/home/HomePage.tsx',
  game: 'pages/game/GamePage.tsx',
  local: 'pages/table/LocalTablePage.tsx',
  remote: 'pages/table/RemoteTablePage.tsx',
};

const GAMES = readdirSync(RULES, { withFileTypes: true })
  .filter((entry) => existsSync(join(RULES, entry.name, 'index.ts')))
  .map(({ name }) => name);

/** The modules that something loads by itself, each with the name of its part of the site. */
const ROOTS: readonly (readonly [part: string, path: string])[] = [
  ...Object.entries(PAGES).map(([page, path]) => [page, join(SOURCES, path)] as const),
  ...GAMES.flatMap((game) => [
    [`${game}-rules`, join(RULES, game, 'index.ts')] as const,
    [`${game}-board`, join(SOURCES, 'games', game, 'index.ts')] as const,
    ...['art.ts', 'art/index.ts', 'lesson.ts'].map(
      (file) => [`${game}-later`, join(SOURCES, 'games', game, file)] as const,
    ),
  ]),
];

/** Their index lists more than a part uses; the bundler sees which of it. */
const LIBRARY = /\/packages\/(?:kernel|protocol|bots)\//;

/**
 * Few chunks, so that a slow connection does not wait for many small answers. What several parts of the site need lies where
 * they meet, so that no part loads another one and no two chunks import each other.
 */
export function chunkGroups() {
  const chunks = new Map<string, string>();
  const chunkOf = (id: string, graph: ModuleGraph): string | undefined => {
    if (chunks.size === 0) for (const [module, parts] of partsOf(graph)) chunks.set(module, chunkFor([...parts]));
    return chunks.get(id);
  };
  const chunksNamed = (pattern: RegExp, priority: number) => ({
    name: (id: string, graph: ModuleGraph) => {
      const name = chunkOf(id, graph) ?? '';
      return pattern.test(name) ? name : null;
    },
    priority,
  });
  return [
    { name: 'shell', tags: ['$initial' as const], priority: 6 },
    { name: 'kernel', test: /\/packages\/kernel\//, priority: 5 },
    chunksNamed(/^pages$/, 4),
    chunksNamed(/^(?:shelf|table|\w+-rules)$/, 3),
    chunksNamed(/^(?:kit|\w+-signs)$/, 2),
    chunksNamed(/^\w+-board$/, 1),
  ];
}

/** Which parts of the site each module is needed by, without what is loaded later. */
function partsOf(graph: ModuleGraph): Map<string, Set<string>> {
  const parts = new Map<string, Set<string>>();
  const visit = (id: string, part: string): void => {
    const known = parts.get(id) ?? new Set();
    if (known.has(part)) return;
    parts.set(id, known.add(part));
    if (LIBRARY.test(id)) return;
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported, part);
  };
  for (const [part, path] of ROOTS) visit(path, part);
  return parts;
}

/** Empty: the bundler decides. */
function chunkFor(parts: readonly string[]): string {
  const pages = parts.filter((part) => part in PAGES);
  const isOnShelf = pages.includes('home') || pages.includes('game');
  const isAtTable = pages.includes('local') || pages.includes('remote');
  if (isOnShelf && (isAtTable || parts.some((part) => part.endsWith('-board')))) return 'pages';
  if (pages.length > 1) return isOnShelf ? 'shelf' : 'table';
  const games = new Set(parts.flatMap((part) => GAMES.filter((game) => part.startsWith(`${game}-`))));
  const rules = parts.find((part) => part.endsWith('-rules'));
  if (rules !== undefined) return rules;
  const [board, another] = parts.filter((part) => part.endsWith('-board'));
  if (board === undefined) return '';
  if (another !== undefined || pages.length > 0) return 'kit';
  // A sign that the cards of another game have too.
  return games.size > 1 ? board.replace('-board', '-signs') : board;
}
