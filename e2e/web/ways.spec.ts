import { expect, type Locator } from '@playwright/test';
import { expectNoBarriers } from './axe.ts';
import { openOptions } from './gamePage.ts';
import { test } from './test.ts';
import { answerOnce, hand, playToTheEnd, send, untilAsked } from './tides.ts';

test.use({ locale: 'en-GB' });

test('two people share a screen to the end, with a curtain between them', async ({ page }) => {
  await openOptions(page, 'tides');
  await page.getByLabel('Player 1').fill('Anna');
  await page.getByLabel('Player 2').fill('Boris');
  await page.getByRole('button', { name: 'Share this screen' }).click();
  await expect(page.getByRole('heading', { name: 'Hand the screen to Anna' })).toBeVisible();
  await expectNoBarriers(page);
  await expect(hand(page)).toHaveCount(0);
  await playToTheEnd(page);
  await expect(page.getByRole('columnheader', { name: 'Boris' })).toBeVisible();
});

test('a whole game is played by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  const tabTo = async (target: Locator): Promise<void> => {
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      if ((await target.and(page.locator(':focus')).count()) > 0) return;
    }
    throw new Error('the focus does not get there');
  };
  await tabTo(page.getByRole('button', { name: 'Play now' }).first());
  await page.keyboard.press('Enter');
  await expect(hand(page)).toHaveCount(5);
  await tabTo(hand(page));
  await page.keyboard.press('Enter');
  await tabTo(send(page));
  await page.keyboard.press('Enter');
  await expect(hand(page)).toHaveCount(4);
  for (let i = 0; i < 40; i++) {
    const now = await untilAsked(page);
    if (now === 'over') break;
    if (now === 'pause') {
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      continue;
    }
    const size = await hand(page).count();
    await page.keyboard.press('1');
    if ((await page.locator('[data-place=prompt] ol').count()) > 0) await page.keyboard.press('2');
    await expect(send(page)).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect
      .poll(
        async () =>
          (await hand(page).count()) !== size ||
          (await page.locator('dialog[open], [data-place=prompt] select').count()) > 0,
      )
      .toBe(true);
  }
  await expect(page.locator('dialog[open] tfoot')).toBeVisible();
});

test('the guided first game leads through a round and lets go', async ({ page }) => {
  await page.goto('/game/tides');
  await page.getByRole('button', { name: 'Learn' }).click();
  const coach = page.getByRole('region', { name: 'Guided game' });
  const next = coach.getByRole('button', { name: 'Next' });
  await expect(coach).toContainText('Welcome!');
  for (let step = 0; step < 5; step++) {
    while ((await next.count()) > 0) await next.click();
    const lit = page.locator('[data-card][data-lit]');
    await expect(lit).toHaveCount(step === 4 ? 2 : 1);
    if (step === 0) {
      await page.locator('[data-place=hand] [data-card]:not([data-lit])').first().click();
      await send(page).click();
      await expect(coach.getByText('Try this instead')).toBeVisible();
    }
    if (step === 4) await page.locator('[data-card="14"][data-lit]').click();
    await page.locator(step === 4 ? '[data-card="12"][data-lit]' : '[data-card][data-lit]').click();
    const said = await coach.textContent();
    await send(page).click();
    if (step === 3) await page.getByRole('button', { name: 'Continue' }).click();
    await expect(coach).not.toHaveText(said ?? '');
  }
  await expect(coach).toContainText('Round 2');
  while ((await next.count()) > 0) await next.click();
  await answerOnce(page);
  await coach.getByRole('button', { name: 'Yes, single tap' }).click();
  await untilAsked(page);
  const cards = await hand(page).count();
  await hand(page).first().click();
  await expect(hand(page)).toHaveCount(cards - 1);
  await expect(coach).toHaveCount(0);
});

test('a player who answers before the guide has finished can read it again, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/game/tides');
  await page.getByRole('button', { name: 'Learn' }).click();
  const coach = page.getByRole('region', { name: 'Guided game' });
  await expect(coach).toContainText('Welcome!');
  const height = (await coach.boundingBox())?.height ?? 0;
  const next = coach.getByRole('button', { name: 'Next' });
  while ((await next.count()) > 0) await next.click();
  const [unread] = await coach.locator('p').allTextContents();
  await page.locator('[data-card][data-lit]').click();
  await send(page).click();
  await expect(coach).not.toContainText(unread ?? '');
  expect((await coach.boundingBox())?.height).toBe(height);
  await coach.getByRole('button', { name: 'Back' }).click();
  await expect(coach).toContainText(unread ?? '');
});

test('against a bot you can undo, and the button says that draws are redone', async ({ page }) => {
  await page.goto('/game/tides');
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilAsked(page);
  await answerOnce(page);
  await expect(hand(page)).toHaveCount(4);
  await page.getByRole('button', { name: '5 undos left' }).click();
  await expect(hand(page)).toHaveCount(5);
});

test('the guided first game stays on the shelf, whatever was played', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(hand(page)).toHaveCount(5);
  await page.goto('/');
  await page
    .getByRole('button', { name: /^Learn/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Guided game' })).toContainText('Welcome!');
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the site works without the server after the first visit', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await page.reload();
    await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('You’re offline')).toBeVisible();
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await expect(hand(page)).toHaveCount(5);
    await page.reload();
    await playToTheEnd(page);
  });
});
