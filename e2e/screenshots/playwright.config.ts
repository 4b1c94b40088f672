import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** `npm run screenshots`: every screen as a picture, into a folder that git ignores. */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  testMatch: '*.shot.ts',
  outputDir: '../../test-results/screenshots',
  webServer: { ...base.webServer, command: 'node ../../scripts/start.mjs' } as NonNullable<typeof base.webServer>,
  timeout: 120_000,
  use: { ...base.use, screenshot: 'off' },
});
