import { expect } from '@playwright/test';
import { lesson as citadels } from '../../packages/web/src/games/citadels/lesson.ts';
import { lesson as panovnik } from '../../packages/web/src/games/panovnik/lesson.ts';
import { asked, hurry, main } from './dominion.ts';
import { test } from './test.ts';

test.use({ locale: 'en-GB', viewport: { width: 360, height: 740 } });

for (const [game, { steps }] of Object.entries({ citadels, panovnik })) {
  test(`the guided first game of ${game} is followed to its last word on a phone`, async ({ page }) => {
    await hurry(page);
    await page.goto(`/game/${game}`);
    await page.getByRole('button', { name: 'Guided first game' }).click();
    const coach = page.getByRole('region', { name: 'Guided game' });
    for (const [i, { at, place, answer, text }] of steps.entries()) {
      await expect(coach).toContainText(text.en, { timeout: 60_000 });
      await asked(page).waitFor({ state: 'attached' });
      if (place !== undefined) await expect(page.locator(`[data-place="${place}"]`).first()).toBeInViewport();
      for (const id of answer ?? [])
        await page.locator(`[data-place="${place}"] [data-thing$=" ${id}"]`).first().click();
      if (answer !== undefined && (await main(page).isEnabled())) await main(page).click();
      if (steps[i + 1]?.at === at) await coach.getByRole('button', { name: 'Next' }).click();
    }
    await expect(coach.getByRole('button', { name: 'Next' })).toHaveCount(0);
  });
}
