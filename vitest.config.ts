import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['scripts/test/build-workers.mjs'],
    include: ['packages/**/*.test.{ts,tsx}', 'bench/src/**/*.test.ts', 'docs/*.test.ts', 'scripts/**/*.test.ts'],
    // Texts are compared as they read, whatever the terminal or the CI can show.
    env: { NO_COLOR: '1' },
    // Read by the test of contrasts; all other styles are left out.
    css: { include: [/theme\/colors\.css/] },
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 20_000,
    coverage: {
      provider: 'v8',
      include: ['packages/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/testing/**'],
    },
  },
});
