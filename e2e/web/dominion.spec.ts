import { expect, type Page } from '@playwright/test';
import { expectNoBarriers } from './axe.ts';
import {
  answerOnce,
  buying,
  COPPER,
  hand,
  hurry,
  hurryBots,
  main,
  PROVINCE,
  pile,
  playOn,
  untilAsked,
} from './dominion.ts';
import { LATE_WISHES, lateTable } from './dominionLate.ts';
import { openOptions } from './gamePage.ts';
import { test } from './test.ts';

test.use({ locale: 'en-GB' });

/** The score, the decks, the proof of the shuffle and the way to the replay. */
async function expectTheEnd(page: Page, row: string): Promise<void> {
  await expect(page.getByRole('heading', { name: /^(You won|Winner|Shared victory)/ })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: row })).toBeVisible();
  await expect(page.getByText('The decks at the end')).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Verify shuffle' }).click();
  await expect(page.getByText('The moves lead exactly to this result.')).toBeVisible();
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.locator('[data-place=supply]')).toBeAttached();
}

async function expectAllInSight(page: Page, width: number, height: number): Promise<void> {
  await expect(hand(page)).toHaveCount(5);
  expect(await page.locator('html').evaluate((html) => [html.scrollWidth, html.scrollHeight])).toEqual([width, height]);
}

test('Dominion is played from its beginning to the end against a bot on a phone', async ({ page }) => {
  test.setTimeout(240_000);
  await hurry(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await openOptions(page, 'dominion');
  await page.getByLabel('First Game (base)').check();
  await page.getByLabel('Opponent').selectOption({ value: 'medium' });
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilAsked(page);
  await expectAllInSight(page, 360, 740);
  expect(await playOn(page, 400)).toBe('over');
  await expectTheEnd(page, 'Province');
});

test('the last turns of Dominion are played on a wide screen, with all that moves', async ({ page }) => {
  await hurryBots(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(lateTable());
  await untilAsked(page);
  await expectAllInSight(page, 1280, 720);
  expect(await playOn(page, 60, buying(...LATE_WISHES))).toBe('over');
  await expectTheEnd(page, 'Estate');
});

test('two people share a screen for some turns, and see only their own hands', async ({ page }) => {
  await hurry(page);
  await openOptions(page, 'dominion');
  await page.getByLabel('Player 1').fill('Anna');
  await page.getByLabel('Player 2').fill('Boris');
  await page.getByRole('button', { name: 'Share this screen' }).click();
  await expect(page.getByRole('heading', { name: /^Hand the screen to/ })).toBeVisible();
  await expect(hand(page)).toHaveCount(0);
  await expectNoBarriers(page);
  await playOn(page, 16);
  await expect(page.getByText(/^(Anna|Boris), turn 3$/)).toBeVisible();
});

test('the Kingdom is chosen in every way, and its code is shown at the table', async ({ page }) => {
  await openOptions(page, 'dominion');
  await page.getByLabel('Secret Schemes').check();
  await page.getByRole('button', { name: /^Saboteur,/ }).click();
  await expect(page.getByRole('dialog', { name: 'Saboteur' })).toContainText('trash');
  await page.keyboard.press('Escape');
  await expectNoBarriers(page);
  await page.getByLabel('Your own choice').check();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeDisabled();
  await page.getByRole('button', { name: 'Read Witch' }).click();
  await expect(page.getByRole('dialog', { name: 'Witch' })).toContainText('Curse');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Witch,/ }).click();
  await expect(page.getByText('Choose 9 more kinds.')).toBeVisible();
  await page.getByRole('button', { name: 'Fill at random' }).click();
  const code = await page.getByLabel('Kingdom code').inputValue();
  expect(code).toMatch(/^[0-9A-Z]{8}$/);
  await expectNoBarriers(page);
  await page.getByLabel('4', { exact: true }).check();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByText(`Kingdom code: ${code}`)).toBeVisible();
  await expect(page.locator('[data-place^="seat-"]')).toHaveCount(4);
});

test('seats name the kinds in turn before the first turn', async ({ page }) => {
  await hurry(page);
  await openOptions(page, 'dominion');
  await page.getByLabel('Players take turns naming').check();
  await page.getByRole('button', { name: 'Play now' }).click();
  for (let i = 0; i < 5; i++) {
    await untilAsked(page);
    await page.locator('[data-place=naming] button').first().click();
    await main(page).click();
    await expect(page.locator('[data-place=naming] button[aria-pressed=true]')).toHaveCount(0);
  }
  await expect(hand(page)).toHaveCount(5);
});

test('a pile that is too dear says why, and the Trash can be looked through', async ({ page }) => {
  await hurry(page);
  await page.goto('/game/dominion');
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilAsked(page);
  await main(page).click();
  await expect(pile(page, COPPER)).toHaveAttribute('aria-pressed', 'false');
  await pile(page, PROVINCE).click();
  await expect(page.getByRole('dialog').getByText('costs 8 right now')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'DOM-5.3' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules' }).locator('[data-current]')).toContainText('DOM-5.3');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Trash/ }).click();
  await expect(page.getByText('Nothing has been trashed yet.')).toBeVisible();
});

test('playing only some Treasures brings a note that the others stay in hand', async ({ page }) => {
  await page.goto('/game/dominion');
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilAsked(page);
  await page.locator('[data-place=hand] button[aria-pressed=false]').first().click();
  await main(page).click();
  await expect(page.locator('[data-place=prompt]')).toContainText(/You still hold \d Treasures?/);
});

test('a standing order for Reactions is kept by the table', async ({ page }) => {
  await openOptions(page, 'dominion');
  await page.getByLabel('First Game (base)').check();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('button', { name: 'Reactions: Ask me' }).click();
  await page.getByLabel('Always show Moat').check();
  await expectNoBarriers(page);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Reactions: Always show Moat' })).toBeVisible();
});

test('the guided first game leads to the first Gold', async ({ page }) => {
  await hurry(page);
  await page.goto('/game/dominion');
  await page.getByRole('button', { name: 'Learn' }).click();
  const coach = page.getByRole('region', { name: 'Guided game' });
  const next = coach.getByRole('button', { name: 'Next' });
  await expect(coach).toContainText('Welcome!');
  for (let question = 0; question < 8; question++) {
    while ((await next.count()) > 0) await next.click();
    const told = await coach.innerText();
    const lit = page.locator('[data-place^=pile][data-lit] button, [data-place=hand] [data-lit]').first();
    if ((await lit.count()) > 0) await lit.click();
    await main(page).click();
    await expect(coach).not.toHaveText(told);
  }
  await expect(coach).toContainText('points win');
  for (const told of ['+1 Buy', 'Red cards with swords are Attacks']) {
    for (let i = 0; i < 4 && !(await coach.innerText()).includes(told); i++) await next.click();
    await expect(coach).toContainText(told);
  }
  await expect(page.locator('[data-lit]')).toContainText('Militia');
  await next.click();
  await expect(coach).toContainText('Blue cards with a shield are Reactions');
  await expect(page.locator('[data-lit]')).toContainText('Moat');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no screen of Dominion has a barrier that axe finds (${colorScheme})`, async ({ page }) => {
    await hurry(page);
    await page.emulateMedia({ colorScheme });
    await openOptions(page, 'dominion');
    await page.getByLabel('First Game (base)').check();
    await page.getByRole('button', { name: 'Play now' }).click();
    await untilAsked(page);
    await expectNoBarriers(page);
    await answerOnce(page);
    await expectNoBarriers(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await expectNoBarriers(page);
  });
}
