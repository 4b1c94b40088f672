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

  test('every command teaches by example', async () => {
    for (const command of COMMANDS) {
      const { code, out } = await regalia([command, '--help']);
      expect(code).toBe(0);
      expect(out).toContain('Examples:');
      expect(out).toContain(`regalia ${command}`);
    }
  });

  test('a command or option that does not exist, or none, is wrong usage', async () => {
    for (const args of [['dance'], ['rules', '--dance'], []]) expect((await regalia(args)).code).toBe(2);
  });

  test('a reader that goes away is no error', async () => {
    const child = spawn('sh', ['-c', `"${process.execPath}" "${BUILT}" rules --root "${process.cwd()}" | head -1`]);
    let err = '';
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    await new Promise((resolve) => child.on('close', resolve));
    expect(err).toBe('');
  });
});
