import { join } from 'node:path';
import { expect, test } from 'vitest';
import { invocation } from './invocation.ts';

test('a hint repeats how the command was started', () => {
  expect(invocation('/p/node_modules/.bin/regalia', 'exec')).toBe('npx regalia');
  expect(invocation('/p/scripts/regalia.mjs', 'run-script')).toBe('npm run --silent regalia --');
  expect(invocation('/usr/local/bin/regalia', '')).toBe('regalia');
  expect(invocation(join(process.cwd(), 'dist/regalia.js'), '')).toBe('node dist/regalia.js');
});
