import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ROOT } from '../build.mjs';

const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {Counts & { name: string, seconds: number }} Result */

/** Runs a command, by default in the project's folder; `live` prints its output instead of returning it.
 * @param {string} command
 * @param {{ live?: boolean, cwd?: string, env?: Record<string, string> | undefined }} [options]
 * @returns {Promise<{ code: number, output: string }>} */
export function run(command, { live = false, cwd = ROOT, env = {} } = {}) {
  const [program = '', ...args] = command.split(' ');
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, PATH, ...env },
      stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a command as one check. Prints its output only if it fails.
 * @param {string} name
 * @param {string} command
 * @returns {Promise<Result>} */
export async function check(name, command) {
  const started = performance.now();
  const { code, output } = await run(command);
  const result = { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds: secondsSince(started) };
  console.log(`\n== ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${result.seconds} s)`);
  if (code !== 0) console.log(output.trimEnd());
  return result;
}

/** Runs a stage that prints its own output and counts its own results.
 * @param {string} name
 * @param {() => Counts | Promise<Counts>} execute
 * @returns {Promise<Result>} */
export async function stage(name, execute) {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const counts = await execute();
  return { name, ...counts, seconds: secondsSince(started) };
}

/** @param {number} started */
function secondsSince(started) {
  return Math.round((performance.now() - started) / 100) / 10;
}
