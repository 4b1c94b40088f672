import { test } from '@playwright/test';
import { dominionAt } from './dominionRecords.ts';
import { LOOKS } from './looks.ts';
import { openWindow, shootTables } from './tables.ts';

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

for (const look of LOOKS) {
  test(`Dominion ${look.size} ${look.colorScheme} ${look.locale}`, async ({ browser, baseURL }) => {
    const { context, page, shoot } = await openWindow(browser, baseURL, look);
    await page.goto('/game/dominion');
    await page.locator('fieldset img, fieldset ul li').first().waitFor();
    await page.locator('fieldset').last().scrollIntoViewIfNeeded();
    await shoot('20-kingdom');
    await context.close();
    const tables = QUESTIONS.map(({ name, ...wanted }) => ({ name, file: dominionAt(wanted) }));
    await shootTables(browser, baseURL, look, tables);
  });
}
