import type { Browser } from '@playwright/test';
import type { Look } from './looks.ts';

const FOLDER = 'screenshots';

/** A table as a file, and what its picture is called. */
interface Shown {
  readonly name: string;
  readonly file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
}

/** A window of this look, in which nothing moves, and how to take its picture. */
export async function openWindow(browser: Browser, baseURL: string | undefined, look: Look) {
  const { size, colorScheme, locale } = look;
  const [width = 0, height = 0] = size.split('x').map(Number);
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    locale,
    reducedMotion: 'reduce',
    ...(baseURL ? { baseURL } : {}),
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const shoot = async (name: string): Promise<void> => {
    await page.mouse.move(1, 1);
    await page.waitForTimeout(450);
    await page.screenshot({ path: `${FOLDER}/${name}-${size}-${colorScheme}-${locale}.png` });
  };
  return { context, page, shoot };
}

/** Lays each of these tables and takes its picture. */
export async function shootTables(
  browser: Browser,
  baseURL: string | undefined,
  look: Look,
  tables: Iterable<Shown>,
): Promise<void> {
  const { context, page, shoot } = await openWindow(browser, baseURL, look);
  for (const { name, file } of tables) {
    await page.goto('/');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator('[data-place=prompt]').waitFor({ state: 'attached' });
    await shoot(name);
  }
  await context.close();
}
