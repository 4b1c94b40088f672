import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Runs in the page: notes when a table is there. */
const NOTE_USABLE = `new MutationObserver(() => {
  if (window.usableAt === undefined && document.querySelector('[data-place=prompt]')) window.usableAt = performance.now();
}).observe(document, { childList: true, subtree: true })`;

/** Bots think in workers, for which nobody waits before a table can be used. */
const NO_WORKERS = `window.Worker = class extends EventTarget { postMessage() {} terminate() {} }`;

const KINDS = { script: '.js', stylesheet: '.css', font: '.woff2' } as const;
type Kind = keyof typeof KINDS;

export type Loaded = Readonly<Record<Kind | 'requests', number>>;

/** Begins to note what the page loads, without the bots' workers; the function tells the bytes, gzipped, until its table could be used. */
export async function noteLoaded(page: Page): Promise<() => Promise<Loaded>> {
  await page.addInitScript(NOTE_USABLE);
  await page.addInitScript(NO_WORKERS);
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (!Object.values(KINDS).some((ending) => response.url().endsWith(ending))) return;
    const size = response.body().then(
      (body) => gzipSync(body).length,
      () => 0,
    );
    sizes.set(response.url(), size);
  });
  return async () => {
    const loaded = await page.evaluate(`
      performance.getEntriesByType('resource').filter(({ startTime }) => startTime < usableAt).map(({ name }) => name)
    `);
    const names = [...new Set(loaded as string[])];
    const sum = async (kind: Kind): Promise<number> => {
      const own = await Promise.all(
        names.filter((name) => name.endsWith(KINDS[kind])).map((name) => sizes.get(name) ?? 0),
      );
      return own.reduce((total, size) => total + size, 0);
    };
    return {
      // With the page itself.
      requests: 1 + names.length,
      script: await sum('script'),
      stylesheet: await sum('stylesheet'),
      font: await sum('font'),
    };
  };
}
