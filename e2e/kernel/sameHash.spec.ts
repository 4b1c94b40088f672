import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import type { GameRecord } from '@regalia/kernel';
import { build } from 'esbuild';
import { hashesOf } from './replayInPage.ts';

const GAMES_FOLDER = new URL('../../packages/games/', import.meta.url);

const goldenFiles = readdirSync(GAMES_FOLDER, { recursive: true })
  .map(String)
  .filter((file) => /golden\/revision-.*\.json$/.test(file) && !file.includes('node_modules'));

test('a record gives the same hashes in Node and in a browser', async ({ page }) => {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL('./replayInPage.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2023',
  });
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
  expect(goldenFiles.length).toBeGreaterThan(0);
  for (const file of goldenFiles) {
    const record = JSON.parse(readFileSync(new URL(file, GAMES_FOLDER), 'utf8')) as GameRecord;
    const inPage = await page.evaluate((given) => globalThis.hashesInPage(given), record);
    const here = hashesOf(record);
    expect(inPage, file).toEqual(here);
    expect(here.at(-1)).toBe(record.hash);
  }
});
