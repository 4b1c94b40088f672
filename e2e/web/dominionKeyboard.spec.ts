import { expect, type Locator, type Page } from '@playwright/test';
import { answerOnce, hurry, main, pileOf, question, untilAsked } from './dominion.ts';
import { lateTable } from './dominionLate.ts';
import { openOptions } from './gamePage.ts';
import { test } from './test.ts';

test.use({ locale: 'en-GB' });

/** Goes on with Tab, or back, until the thing has the focus; it may not be further than `most` stops away. */
async function tabTo(page: Page, target: Locator, most: number, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const focused = target.and(page.locator(':focus'));
  for (let i = 0; i < most && (await focused.count()) === 0; i++) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

/** Where the focus is: the nearest part of the page that has a name, and whether nothing covers the middle of the thing. */
const STOP = `(() => {
  const at = document.activeElement;
  if (at === null || at === document.body) return null;
  const { x, y, width, height } = at.getBoundingClientRect();
  const part = at.closest('header, :is(aside, nav, section, ul, ol)[aria-label]');
  return {
    part: part.getAttribute('aria-label') ?? 'header',
    name: at.getAttribute('aria-label') ?? at.textContent,
    isSeen: at.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
  };
})()`;

interface Stop {
  readonly part: string;
  readonly name: string;
  readonly isSeen: boolean;
}

/** All stops of Tab from the top of the page to its end. */
async function walk(page: Page): Promise<Stop[]> {
  const onToTheEnd = async (): Promise<Stop[]> => {
    const stops: Stop[] = [];
    for (let i = 0; i < 100; i++) {
      await page.keyboard.press('Tab');
      const stop = (await page.evaluate(STOP)) as Stop | null;
      if (stop === null) return stops;
      stops.push(stop);
    }
    throw new Error('Tab does not come to an end');
  };
  await onToTheEnd();
  return onToTheEnd();
}

const covered = (stops: readonly Stop[]): string[] => stops.filter(({ isSeen }) => !isSeen).map(({ name }) => name);
/** The parts in the order in which they are entered. */
const parts = (stops: readonly Stop[]): string[] =>
  stops.map(({ part }) => part).filter((part, i, all) => part !== all[i - 1]);

test('Tab goes over the whole table in the order in which it is read', async ({ page }) => {
  await hurry(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await openOptions(page, 'dominion');
  await page.getByText('House rules').click();
  await page.getByLabel('Starting player').selectOption('Seat 1');
  await tabTo(page, page.getByRole('button', { name: 'Play now' }), 80);
  await page.keyboard.press('Enter');
  await untilAsked(page);
  const stops = await walk(page);
  expect(covered(stops)).toEqual([]);
  expect(parts(stops)).toEqual(['header', 'Supply', 'You', 'Hand', 'Your choice', 'Log']);
  expect(stops.filter(({ part }) => part === 'Supply')).toHaveLength(18);
  expect(stops.filter(({ part }) => part === 'Hand')).toHaveLength(5);
});

test('Tab stays on the Supply while it lies over the table of a phone', async ({ page }) => {
  await hurry(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/game/dominion');
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilAsked(page);
  await answerOnce(page);
  await untilAsked(page);
  const stops = await walk(page);
  expect(covered(stops)).toEqual([]);
  expect(parts(stops)).toEqual(['header', 'Supply', 'Dominion: Intrigue', 'Your choice', 'What to show']);
  await tabTo(page, page.getByRole('button', { name: 'Back to the table' }), 40);
  await page.keyboard.press('Enter');
  const below = await walk(page);
  expect(covered(below)).toEqual([]);
  expect(parts(below)).not.toContain('Supply');
});

test('the last turns are played by keyboard alone, with a choice and two purchases, each by two strokes', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await hurry(page);
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(lateTable());
  await untilAsked(page);
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  const pawn = page.getByRole('list', { name: 'Hand' }).getByRole('button', { name: /^Pawn,/ });
  await tabTo(page, pawn, 40);
  await press('Enter');
  await expect(pawn).toHaveAttribute('aria-pressed', 'true');
  await press('Enter');
  await expect.poll(() => question(page)).toBe('Pawn: choose two different options.');

  for (const choice of ['+1 coin', '+1 Buy']) {
    await tabTo(page, page.getByRole('button', { name: choice, exact: true }), 10, 'Shift+Tab');
    await press('Space');
  }
  await tabTo(page, main(page), 12);
  await expect(main(page)).toHaveText('Choose');
  await press('Enter');
  await expect(main(page)).toHaveText('Play all: 1 + 2 = 3');
  await expect(page.locator('[data-place=prompt]:focus, [data-place=prompt] :focus')).toHaveCount(1);
  await press('Enter');
  await expect(page.getByText('Buys: 2').filter({ visible: true })).toHaveCount(1);

  const curse = pileOf(page, 'Curse');
  await tabTo(page, curse, 30, 'Shift+Tab');
  for (const left of ['3 cards', '2 cards']) {
    await press('Space');
    await expect(curse).toHaveAttribute('aria-pressed', 'true');
    await press('Space');
    await expect(curse).toHaveAccessibleName(new RegExp(`${left} left\\.\\s*$`));
  }

  for (let i = 0; i < 20 && (await untilAsked(page)) === 'asked'; i++) await answerByKeys(page);
  const sheet = page.getByRole('dialog', { name: /^(You won|Winner|Shared victory)/ });
  await expect(sheet).toBeVisible();
  await tabTo(page, sheet.getByRole('button', { name: 'Play again' }), 6);
  await press('Escape');
  await expect(sheet).toHaveCount(0);
  await tabTo(page, page.getByRole('button', { name: 'Result' }), 60, 'Shift+Tab');
  await press('Enter');
  await expect(sheet).toBeVisible();
});

/** No Action; all Treasures; a Curse by its number among the options. */
async function answerByKeys(page: Page): Promise<void> {
  const asks = await question(page);
  if (asks.startsWith('Buy')) {
    const kinds = await page.getByLabel('Choose a card').locator('option').allTextContents();
    const key = String(kinds.findIndex((kind) => kind.startsWith('Curse')));
    await page.keyboard.press(key);
    await page.keyboard.press(key);
  } else {
    const isAction = asks.startsWith('Play an Action');
    await page.keyboard.press('p');
    await tabTo(page, isAction ? page.getByRole('button', { name: 'Go to Buy phase' }) : main(page), 12);
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => question(page)).not.toBe(asks);
}
