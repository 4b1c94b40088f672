import { expect, type Page } from '@playwright/test';
import { panovnik } from '@regalia/games/panovnik';
import type { Game } from '@regalia/kernel';
import { tidesUpTo } from '../screenshots/records.ts';
import { recordAt } from './anyRecords.ts';
import { test } from './test.ts';

test.use({ locale: 'en-GB' });

/** What a card says. */
const TEXT = '[data-place=hand] [data-card] [class*=text_]';

async function open(page: Page, file: ReturnType<typeof tidesUpTo>): Promise<void> {
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('[data-place=prompt]').waitFor();
}

test('a newcomer is told what this is, how many play and for how long, and led to a first game', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Free, without an account, and offline too')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Citadels' }).first()).toContainText(
    '2–7 players · 30–60 min',
  );
  const mine = page.getByRole('region', { name: 'My tables' });
  await expect(mine).toContainText('Your games wait here');
  await mine.getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Learn' })).toBeVisible();
});

test('King of the Dice says on its page what is not from the printed game', async ({ page }) => {
  await page.goto('/game/diceking');
  await expect(page.getByText('cards are our own reconstruction')).toBeVisible();
  await page.getByRole('button', { name: 'Invite friends' }).click();
  const options = page.getByRole('listitem');
  await expect(options.filter({ hasText: 'Map: Standard' })).toBeVisible();
  await expect(options.filter({ hasText: 'My own card list: none' })).toBeVisible();
});

test('an option without words for its text is left out', async ({ page }) => {
  await page.goto('/game/dominion');
  await page.getByRole('button', { name: 'Invite friends' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Kingdom: ' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /:\s*$/ })).toHaveCount(0);
});

for (const [locale, description] of [
  ['en-GB', 'Five games of kings on one table.'],
  ['cs', 'Pět královských her na jednom stole.'],
  ['sk', 'Päť kráľovských hier na jednom stole.'],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    test('the site is installed in the language of its page', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('heading', { level: 1 }).waitFor();
      const href = await page.locator('link[rel=manifest]').getAttribute('href');
      const manifest = await (await page.request.get(href ?? '')).json();
      expect(manifest).toMatchObject({ id: '/', lang: locale.slice(0, 2), description });
    });
  });
}

test('the list of keys is found at the table without knowing its key', async ({ page }) => {
  await open(page, tidesUpTo(0));
  await page.getByRole('button', { name: 'Shortcuts (?)' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Confirm your choice');
});

test('keys of one character can be switched off, and the list of keys says so', async ({ page }) => {
  await open(page, tidesUpTo(0));
  const card = page.locator('[data-place=hand] [data-choosable]').first();
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('1');
  await expect(page.locator('[data-place=hand] [aria-pressed=true]')).toHaveCount(1);
  await page.keyboard.press('1');
  await page.keyboard.press('?');
  await expect(list).toContainText('You can turn off single-key shortcuts');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  for (const key of ['1', 'h', 'l', '?', ',']) await page.keyboard.press(key);
  await expect(page.locator('[data-place=hand] [aria-pressed=true]')).toHaveCount(0);
  await expect(page.locator('[data-place=hand] :focus')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Shortcuts (?)' }).click();
  await expect(list).toContainText('are turned off in Settings');
  await expect(list).toContainText('Confirm your choice');
  await expect(list).not.toContainText('Choose an option by the key');
});

test('larger letters reach the cards, and all of their texts still fit', async ({ page }) => {
  await open(page, tidesUpTo(0));
  const texts = page.locator(TEXT);
  await expect(texts.first()).toBeVisible();
  const size = (): Promise<number> =>
    page.evaluate(`parseFloat(getComputedStyle(document.querySelector('${TEXT}')).fontSize)`);
  const normal = await size();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('group', { name: 'Text size' }).getByText('Largest').click();
  await page.keyboard.press('Escape');
  await expect.poll(size).toBeGreaterThan(normal * 1.1);
  await expect(texts.first()).toBeVisible();
  const room = await texts.evaluateAll((all) =>
    all.map((text) => {
      const card = text.closest('[data-card]') ?? text;
      return card.getBoundingClientRect().bottom - text.getBoundingClientRect().bottom;
    }),
  );
  expect(Math.min(...room)).toBeGreaterThan(0);
});

for (const [width, height] of [
  [1280, 720],
  [360, 740],
] as const)
  test(`a tap on a priority of Panovník tells what it is, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, recordAt(panovnik as unknown as Game, { seats: 3, prompt: 'bid', after: 10 }));
    await page
      .getByRole('button', { name: /^Priority: \d\. What is that\?$/ })
      .last()
      .click();
    await expect(page.getByRole('dialog', { name: 'Rules' }).locator('[data-current]')).toContainText('PAN-4.3');
  });

test('a rule named beside the points of a replay opens the book', async ({ page }) => {
  await open(page, tidesUpTo(99));
  await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'Go to the end' }).click();
  await page.getByRole('button', { name: /^TID-/ }).first().click();
  await expect(page.getByRole('dialog', { name: 'Rules' }).locator('[data-current]')).toBeVisible();
});
