import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';

test.use({ serviceWorkers: 'block', locale: 'en-GB' });

/** All scripts, gzipped, that a page loads before a table can be used. */
const BUDGET = 200_000;

/** Games that still need more, and how much at the most: these figures may only fall. */
const ABOVE: Readonly<Record<string, number>> = {
  '/game/citadels': 225_000,
  '/game/diceking': 207_000,
  '/game/panovnik': 218_000,
};

/** Runs in the page: notes when a table is there. */
const NOTE_USABLE = `new MutationObserver(() => {
  if (window.usableAt === undefined && document.querySelector('[data-place=prompt]')) window.usableAt = performance.now();
}).observe(document, { childList: true, subtree: true })`;

/** Bots think in workers, for which nobody waits before a table can be used. */
const NO_WORKERS = `window.Worker = class extends EventTarget { postMessage() {} terminate() {} }`;

test('no game needs more script than its budget before its table can be used', async ({ browser, page, baseURL }) => {
  await page.goto('/');
  const links = page.locator('a[href^="/game/"]');
  await expect(links.first()).toBeVisible();
  const games = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')));
  expect(games.size).toBeGreaterThanOrEqual(2);
  for (const game of games) {
    const context = await browser.newContext({ serviceWorkers: 'block', ...(baseURL ? { baseURL } : {}) });
    const fresh = await context.newPage();
    await fresh.addInitScript(NOTE_USABLE);
    await fresh.addInitScript(NO_WORKERS);
    const sizes = new Map<string, Promise<number>>();
    fresh.on('response', (response) => {
      if (!response.url().endsWith('.js')) return;
      sizes.set(
        response.url(),
        response.body().then(
          (body) => gzipSync(body).length,
          () => 0,
        ),
      );
    });
    await fresh.goto(game);
    await fresh.getByRole('button', { name: 'Play now' }).click();
    await fresh.locator('[data-place=prompt]').waitFor();
    // As whoever follows a link to a table.
    await fresh.reload();
    await fresh.locator('[data-place=prompt]').waitFor();
    const total = await scriptsOf(fresh, sizes);
    expect.soft(total, game).toBeLessThan(ABOVE[game] ?? BUDGET);
    await context.close();
  }
});

/** What the page has loaded until then. */
async function scriptsOf(page: Page, sizes: ReadonlyMap<string, Promise<number>>): Promise<number> {
  const loaded = await page.evaluate(`
    performance.getEntriesByType('resource').filter(({ startTime }) => startTime < usableAt).map(({ name }) => name)
  `);
  const all = await Promise.all([...new Set(loaded as string[])].map((name) => sizes.get(name) ?? 0));
  return all.reduce((sum, size) => sum + size, 0);
}
