import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildSite } from './site.mjs';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** What runs in Node, by its name in dist/. */
const ENTRIES = {
  regalia: 'packages/cli/src/main.ts',
  server: 'packages/server/src/index.ts',
  'store-worker': 'packages/server/src/store/sqlite/worker.ts',
  'bot-worker': 'packages/server/src/jobs/botWorker.ts',
  'simulate-worker': 'packages/cli/src/simulate/worker.ts',
  'soak-games': 'bench/src/soakGames.ts',
  'soak-server': 'packages/server/src/testing/soakMain.ts',
  'bench-sleeping': 'bench/src/sleeping.ts',
  'bench-server': 'bench/src/server.ts',
  'soak-hostile': 'bench/src/hostile.ts',
};

/** esbuild's own `packages: 'external'` would leave the workspace packages, which are TypeScript, unbundled too.
 * @type {import('esbuild').Plugin} */
const npmPackagesExternal = {
  name: 'npm-packages-external',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ kind, path }) => {
      // The server is a bundle of its own, so that commands that do not serve start without it.
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

/** By renaming, so that a process that starts during the build never reads half a file.
 * @param {string} path
 * @param {Uint8Array} contents */
function replaceFile(path, contents) {
  const draft = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(draft, contents);
  renameSync(draft, path);
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  console.log((await buildForNode()).join('\n'));
  await buildSite();
}
