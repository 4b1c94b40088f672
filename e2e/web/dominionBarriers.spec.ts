import { expect, type Page } from '@playwright/test';
import { dominionAt } from '../screenshots/dominionRecords.ts';
import { expectNoBarriers } from './axe.ts';
import { hurry, untilAsked } from './dominion.ts';
import { test } from './test.ts';

test.use({ locale: 'en-GB' });

async function open(page: Page, file: ReturnType<typeof dominionAt>): Promise<void> {
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL('**/local/*');
  await untilAsked(page);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no barrier on the Supply of a phone, in a choice and at the end (${colorScheme})`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await hurry(page);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, dominionAt({ kingdom: 'village-square', prompt: 'action' }));
    await page.getByRole('button', { name: 'Show the Supply' }).click();
    await expect(page.getByRole('button', { name: 'Back to the table' })).toBeVisible();
    await expectNoBarriers(page);
    await open(page, dominionAt({ kingdom: 'victory-dance', prompt: 'choose-two' }));
    await expectNoBarriers(page);
    await open(page, dominionAt({ kingdom: 'victory-dance' }));
    await expectNoBarriers(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNoBarriers(page);
  });
}
