import { type Page, test } from '@playwright/test';
import { citadelsAt } from '../web/citadelsRecords.ts';
import { LOOKS } from './looks.ts';

const FOLDER = 'screenshots';

/** The questions of the game that look different. */
const QUESTIONS = [
  { name: '31-draft', seats: 4, prompt: 'draft' },
  { name: '32-draft-of-seven', seats: 7, prompt: 'draft' },
  { name: '33-draft-and-lay', seats: 2, prompt: 'draft-and-lay' },
  { name: '34-assassin', seats: 4, prompt: 'turn', character: 'assassin' },
  { name: '35-warlord', seats: 7, prompt: 'turn', character: 'warlord', round: 6 },
  { name: '36-keep', seats: 4, prompt: 'keep', round: 1 },
  { name: '37-window', seats: 5, prompt: 'fristensky', actionCards: 'on', round: 1 },
  { name: '38-action-cards', seats: 3, prompt: 'turn', actionCards: 'on', round: 4 },
  { name: '39-end', seats: 4 },
] as const;

for (const { size, colorScheme, locale } of LOOKS) {
  test(`Citadels ${size} ${colorScheme} ${locale}`, async ({ browser, baseURL }) => {
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
    for (const { name, ...wanted } of QUESTIONS) {
      await openRecord(page, citadelsAt(wanted));
      await page.mouse.move(1, 1);
      await page.waitForTimeout(450);
      await page.screenshot({ path: `${FOLDER}/${name}-${size}-${colorScheme}-${locale}.png` });
    }
    await context.close();
  });
}

async function openRecord(page: Page, file: ReturnType<typeof citadelsAt>): Promise<void> {
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('[data-place=prompt]').waitFor({ state: 'attached' });
}
