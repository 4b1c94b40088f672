import { spawn } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { BUILT, regalia } from './testing/regalia.ts';

const COMMANDS = ['play', 'simulate', 'replay', 'verify', 'host', 'bench', 'rules'];

describe('regalia', () => {
  test('lists its commands', async () => {
    const { code, out } = await regalia(['--help']);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toContain(`\n  ${command} `);
  });

  test('shows examples in the help of every command', async () => {
    for (const command of COMMANDS) {
      const { code, out } = await regalia([command, '--help']);
      expect(code).toBe(0);
      expect(out).toContain('Examples:');
      expect(out).toContain(`regalia ${command}`);
    }
  });

  test('treats an unknown command or option, or none, as bad usage', async () => {
    for (const args of [['dance'], ['rules', '--dance'], []]) expect((await regalia(args)).code).toBe(2);
  });

  test('ends quietly when the reader closes the pipe', async () => {
    const child = spawn('sh', ['-c', `"${process.execPath}" "${BUILT}" rules --root "${process.cwd()}" | head -1`]);
    let err = '';
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    await new Promise((resolve) => child.on('close', resolve));
    expect(err).toBe('');
  });
});
