import { type Page, test } from '@playwright/test';
import { dominionAt } from './dominionRecords.ts';
import { LOOKS } from './looks.ts';

const FOLDER = 'screenshots';

/** The questions of the game that look different, each in a Kingdom where it is asked. */
const QUESTIONS = [
  { name: '21-action', kingdom: 'village-square', prompt: 'action' },
  { name: '22-buy', kingdom: 'first-game', prompt: 'buy', seats: 4 },
  { name: '23-choose-two', kingdom: 'victory-dance', prompt: 'choose-two' },
  { name: '24-order', kingdom: 'best-wishes', prompt: 'order-on-deck' },
  { name: '25-discard', kingdom: 'first-game', prompt: 'discard' },
  { name: '26-thief', kingdom: 'interaction', prompt: 'thief' },
  { name: '27-react', kingdom: 'first-game', prompt: 'react', seats: 3 },
  { name: '28-end', kingdom: 'victory-dance' },
] as const;

for (const { size, colorScheme, locale } of LOOKS) {
  test(`Dominion ${size} ${colorScheme} ${locale}`, async ({ browser, baseURL }) => {
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
    await page.goto('/game/dominion');
    await page.locator('fieldset img, fieldset ul li').first().waitFor();
    await page.locator('fieldset').last().scrollIntoViewIfNeeded();
    await shoot('20-kingdom');
    for (const { name, ...wanted } of QUESTIONS) {
      await openRecord(page, dominionAt(wanted));
      await shoot(name);
    }
    await context.close();
  });
}

async function openRecord(page: Page, file: ReturnType<typeof dominionAt>): Promise<void> {
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('[data-place=prompt]').waitFor({ state: 'attached' });
}
