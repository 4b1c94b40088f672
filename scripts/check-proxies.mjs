// Runs the server behind nginx and Caddy as deploy/ configures them, with TLS. NGINX and CADDY name the programs.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildForNode, ROOT } from './build.mjs';
import { CHECKS } from './proxies/check-proxy.mjs';
import { startCaddy, startNginx } from './proxies/start-proxies.mjs';

const FIRST_PORT = Number(process.env.PROXY_PORT ?? 4810);
const STARTS = { nginx: startNginx, Caddy: startCaddy };

await buildForNode();
let failed = 0;
for (const [name, start] of Object.entries(STARTS)) {
  const folder = mkdtempSync(join(tmpdir(), 'regalia-proxy-'));
  const ports = { folder, server: FIRST_PORT, http: FIRST_PORT + 1, https: FIRST_PORT + 2 };
  const server = await serve(ports.server, join(folder, 'data'));
  const proxy = await start(ports);
  if (proxy === undefined) {
    failed++;
    console.log(`${name} is not installed; nothing was checked`);
  } else {
    for (const [what, check] of Object.entries(CHECKS)) {
      const trouble = await check(ports.http, ports.https).then(
        () => undefined,
        (/** @type {Error} */ error) => error,
      );
      if (trouble !== undefined) failed++;
      console.log(`${name}: ${what}: ${trouble === undefined ? 'ok' : trouble.message}`);
    }
    await proxy.stop();
  }
  server.kill();
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;

/** @param {number} port
 * @param {string} data */
async function serve(port, data) {
  const args = [join(ROOT, 'dist/regalia.js'), 'serve', '--host', '127.0.0.1', '--port', `${port}`, '--data', data];
  const env = { ...process.env, REGALIA_HOSTS: 'play.example.org', REGALIA_PROXY: '1', REGALIA_LOG: 'error' };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  for (let tries = 0; tries < 300; tries++) {
    const host = { headers: { host: 'play.example.org' } };
    const isUp = await fetch(`http://127.0.0.1:${port}/healthz`, host).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server does not come up');
}
