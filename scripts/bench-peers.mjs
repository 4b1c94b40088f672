// Measures Regalia and other engines with the same rules in one run. Installs those engines first.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildForNode, ROOT } from './build.mjs';

const PEERS = join(ROOT, 'bench/peers');

if (!existsSync(join(PEERS, 'node_modules'))) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  execFileSync(npm, ['ci', '--workspaces=false'], { cwd: PEERS, stdio: ['ignore', 2, 2] });
}
execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', PEERS], {
  stdio: ['ignore', 2, 2],
});
await buildForNode();
await buildForNode({ main: 'bench/peers/src/main.ts' }, 'bench/peers/dist');
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(PEERS, 'dist/main.js')).href);
