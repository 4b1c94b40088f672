import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';

test.use({ locale: 'en-GB' });

/** All scripts, gzipped, that a page loads before a table can be used. */
const BUDGET = 200_000;

/** Runs in the page: notes when a table is there. */
const NOTE_USABLE = `new MutationObserver(() => {
  if (window.usableAt === undefined && document.querySelector('[data-place=prompt]')) window.usableAt = performance.now();
}).observe(document, { childList: true, subtree: true })`;

/** Bots think in workers, for which nobody waits before a table can be used. */
const NO_WORKERS = `window.Worker = class extends EventTarget { postMessage() {} terminate() {} }`;

const GAMES = ['tides', 'citadels', 'dominion', 'diceking', 'panovnik'];

for (const game of GAMES) {
  test(`${game} needs no more script than its budget before its table can be used, here or on the server`, async ({
    page,
  }) => {
    await page.addInitScript(NOTE_USABLE);
    await page.addInitScript(NO_WORKERS);
    const sizes = noteScripts(page);
    await page.goto(`/game/${game}`);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.locator('[data-place=prompt]').waitFor();
    // As whoever follows a link to a table.
    await page.reload();
    await page.locator('[data-place=prompt]').waitFor();
    expect.soft(await scriptsOf(page, sizes), 'in this browser').toBeLessThan(BUDGET);
    await page.goto(await layRemote(page, game));
    await page.locator('[data-place=prompt]').waitFor();
    expect.soft(await scriptsOf(page, sizes), 'on the server').toBeLessThan(BUDGET);
  });
}

/** A table on the server for me and as many bots as it takes. */
async function layRemote(page: Page, game: string): Promise<string> {
  await page.request.get('/api/me');
  const bot = { kind: 'bot', level: 'random' };
  const seats = game === 'tides' || game === 'dominion' ? [{ kind: 'me' }, bot] : [{ kind: 'me' }, bot, bot];
  const made = await page.request.post('/api/tables', { data: { game, seats } });
  return `/t/${(await made.json()).id}`;
}

function noteScripts(page: Page): ReadonlyMap<string, Promise<number>> {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    const size = response.body().then(
      (body) => gzipSync(body).length,
      () => 0,
    );
    sizes.set(response.url(), size);
  });
  return sizes;
}

/** What the page has loaded until then. */
async function scriptsOf(page: Page, sizes: ReadonlyMap<string, Promise<number>>): Promise<number> {
  const loaded = await page.evaluate(`
    performance.getEntriesByType('resource').filter(({ startTime }) => startTime < usableAt).map(({ name }) => name)
  `);
  const all = await Promise.all([...new Set(loaded as string[])].map((name) => sizes.get(name) ?? 0));
  return all.reduce((sum, size) => sum + size, 0);
}
