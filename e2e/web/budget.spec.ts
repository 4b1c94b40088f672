import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'block', locale: 'en-GB' });

/** All scripts, gzipped, that a page loads before a table can be used. */
const BUDGET = 200_000;

test('no game needs more than 200 kB of script before its table can be used', async ({ browser, page, baseURL }) => {
  await page.goto('/');
  const links = page.locator('a[href^="/game/"]');
  await expect(links.first()).toBeVisible();
  const games = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')));
  expect(games.size).toBeGreaterThanOrEqual(2);
  for (const game of games) {
    const context = await browser.newContext({ serviceWorkers: 'block', ...(baseURL ? { baseURL } : {}) });
    const fresh = await context.newPage();
    const scripts: Promise<number>[] = [];
    fresh.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.push(response.body().then((body) => gzipSync(body).length));
    });
    await fresh.goto(game);
    await fresh.getByRole('button', { name: 'Play now' }).click();
    await fresh.locator('[data-place=prompt]').waitFor();
    const total = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    expect.soft(total, game).toBeLessThan(BUDGET);
    await context.close();
  }
});
