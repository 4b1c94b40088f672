import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export const BUILT = fileURLToPath(new URL('../../../../dist/regalia.js', import.meta.url));

export interface CommandResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the built command line in `cwd`. */
export function regalia(args: readonly string[], input = '', cwd = tmpdir()): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BUILT, ...args], { cwd });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    // A command may exit before reading its input.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** A folder that is deleted after the tests of this file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'regalia-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
