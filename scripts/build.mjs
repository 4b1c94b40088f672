// Builds the programs for Node and the site; `node` or `site` as an argument builds that part alone.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from './root.mjs';
import { buildSite } from './site.mjs';

export { ROOT };

/** Entry points for Node, by their names in dist/. */
const ENTRIES = {
  regalia: 'packages/cli/src/main.ts',
  server: 'packages/server/src/index.ts',
  'store-worker': 'packages/server/src/store/sqlite/worker.ts',
  'bot-worker': 'packages/server/src/jobs/botWorker.ts',
  'simulate-worker': 'packages/cli/src/simulate/worker.ts',
  'tournament-worker': 'packages/cli/src/tournament/worker.ts',
  'soak-games': 'bench/src/soakGames.ts',
  'soak-kill': 'packages/server/src/testing/soakMain.ts',
  'bench-sleeping': 'bench/src/sleeping.ts',
  'bench-server': 'bench/src/server.ts',
  'soak-hostile': 'bench/src/hostile.ts',
  'soak-memory': 'bench/src/memory.ts',
};

/** Unlike esbuild's `packages: 'external'`, bundles our workspace packages, which are TypeScript.
 * @type {import('esbuild').Plugin} */
const npmPackagesExternal = {
  name: 'npm-packages-external',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ kind, path }) => {
      // The server is a separate bundle, so that other commands start without loading it.
      if (kind === 'dynamic-import' && path === '@regalia/server') return { path: './server.js', external: true };
      return kind === 'entry-point' || path.startsWith('@regalia/') ? null : { path, external: true };
    });
  },
};

/** @param {Record<string, string>} entries
 * @param {string} outdir */
export async function buildForNode(entries = ENTRIES, outdir = 'dist') {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: entries,
    outdir,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    plugins: [npmPackagesExternal],
    logLevel: 'error',
    write: false,
  });
  for (const file of outputFiles) replaceFile(file.path, file.contents);
  return outputFiles.map((file) => relative(ROOT, file.path));
}

/** Replaces a file atomically, so that a starting process never reads half of it.
 * @param {string} path
 * @param {Uint8Array} contents */
function replaceFile(path, contents) {
  const draft = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(draft, contents);
  renameSync(draft, path);
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const parts = argv.slice(2).filter((argument) => argument !== '--quiet');
  const isWanted = (/** @type {string} */ part) => parts.length === 0 || parts.includes(part);
  const files = isWanted('node') ? await buildForNode() : [];
  if (!argv.includes('--quiet')) console.log(files.join('\n'));
  if (isWanted('site')) await buildSite();
}
