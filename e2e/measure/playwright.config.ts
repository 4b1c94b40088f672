import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** `npm run measure:web`: prints how fast and how calm the table is on this machine. */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  testMatch: '*.measure.ts',
  workers: 1,
  reporter: 'line',
  outputDir: '../../test-results/measure',
  webServer: { ...base.webServer, command: 'node ../../scripts/start.mjs' } as NonNullable<typeof base.webServer>,
  timeout: 180_000,
  use: { ...base.use, locale: 'en', viewport: { width: 1280, height: 720 } },
});
