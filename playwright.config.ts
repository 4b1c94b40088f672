import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/chromium.mjs';

const port = Number(process.env.REGALIA_E2E_PORT ?? 4173);

/** Of the server that is tested. */
const ADMIN_TOKEN = 'a token for tests alone';

/** A fresh server with the built site and a data folder of its own. */
export const webServer = {
  command: 'node scripts/start.mjs',
  url: `http://localhost:${port}/readyz`,
  timeout: 120_000,
  env: {
    PORT: String(port),
    HOST: '127.0.0.1',
    REGALIA_DATA: mkdtempSync(join(tmpdir(), 'regalia-e2e-')),
    REGALIA_DELAYS: '0.25',
    /** All tests come from one address. */
    REGALIA_PEOPLE_PER_ADDRESS: '50',
    REGALIA_ADMIN_TOKEN: ADMIN_TOKEN,
  },
};

export default defineConfig({
  testDir: 'e2e',
  testIgnore: ['screenshots/**', 'measure/**'],
  outputDir: 'test-results',
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  webServer,
  use: {
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    /** Each page would fetch the whole site to keep it; what is tested offline allows them. */
    serviceWorkers: 'block',
    launchOptions: launchOptions(),
  },
});
