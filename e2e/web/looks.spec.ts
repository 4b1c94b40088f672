import { expect, type Page } from '@playwright/test';
import { diceking } from '@regalia/games/diceking';
import { panovnik } from '@regalia/games/panovnik';
import type { Game } from '@regalia/kernel';
import { dominionAt } from '../screenshots/dominionRecords.ts';
import { largeHand } from '../screenshots/largeHand.ts';
import { tidesUpTo } from '../screenshots/records.ts';
import { recordAt } from './anyRecords.ts';
import { expectNoBarriers } from './axe.ts';
import { test } from './test.ts';
import { hand } from './tides.ts';

test.use({ locale: 'en-GB' });

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

async function boxesOf(page: Page, selector: string): Promise<Box[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
}

async function openTable(page: Page, file: ReturnType<typeof tidesUpTo>): Promise<void> {
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('[data-place=prompt]').waitFor();
}

const TABLES = {
  Tides: tidesUpTo(0),
  'the monuments of Tides': tidesUpTo(9),
  Dominion: dominionAt({ kingdom: 'village-square', prompt: 'action' }),
  'four seats of Dominion': dominionAt({ kingdom: 'first-game', prompt: 'action', seats: 4, after: 200 }),
  'four seats of Dominion and a large hand': dominionAt({
    kingdom: 'first-game',
    prompt: 'action',
    seats: 4,
    after: 120,
    hand: 7,
  }),
  'four seats of Dominion in the turn of another': dominionAt({
    kingdom: 'first-game',
    prompt: 'discard',
    seats: 4,
    after: 200,
  }),
};

for (const [width, height] of [
  [320, 568],
  [360, 740],
  [390, 844],
  [430, 932],
  [740, 360],
  [844, 390],
  [1280, 720],
] as const) {
  test(`hand and question lie on the screen at ${width}x${height} without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [name, file] of Object.entries(TABLES)) {
      await openTable(page, file);
      await expect(hand(page).first()).toBeVisible();
      const [board] = await boxesOf(page, 'main');
      for (const card of await boxesOf(page, '[data-place=hand] [data-card]')) {
        expect.soft(card.bottom, `${name}: a card of the hand`).toBeLessThanOrEqual((board?.bottom ?? 0) + 1);
        expect.soft(card.right, `${name}: a card of the hand`).toBeLessThanOrEqual(width);
      }
      for (const button of await boxesOf(page, '[data-place=prompt] button')) {
        expect.soft(button.right, `${name}: a button`).toBeLessThanOrEqual(width);
        expect.soft(button.bottom, `${name}: a button`).toBeLessThanOrEqual(height);
      }
      const whole = await page.locator('html').evaluate((html) => [html.scrollWidth, html.scrollHeight]);
      expect.soft(whole, name).toEqual([width, height]);
    }
  });
}

test('on a phone the guided game hides no card it speaks of', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Learn: Dominion: Intrigue' }).click();
  const next = page.getByRole('button', { name: 'Next' });
  const isHandWhole = async (): Promise<boolean> => {
    const [board] = await boxesOf(page, 'main');
    const cards = await boxesOf(page, '[data-place=hand] [data-card]');
    return cards.length === 5 && cards.every(({ bottom }) => bottom <= (board?.bottom ?? 0) + 1);
  };
  await expect(page.getByText('Welcome!')).toBeVisible();
  await expect.poll(isHandWhole).toBe(true);
  const supply = page.locator('[data-place=supply]');
  while (!(await supply.isVisible())) await next.click();
  while (await supply.isVisible()) await next.click();
  await expect.poll(isHandWhole).toBe(true);
});

test('on a phone the Supply keeps in sight what a card may cost, also while a pile is described', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openTable(page, dominionAt({ kingdom: 'village-square', prompt: 'gain' }));
  const sheet = page.locator('[class*=sheet]').filter({ has: page.locator('[data-place=supply]') });
  await expect(sheet.getByText(/gain a card costing up to \d+\.$/)).toBeVisible();
  await page.locator('[data-place=supply] button[aria-pressed]').first().click();
  await expect(page.locator('[data-place=prompt]').getByText(/^Copper: /)).toBeVisible();
  await expect(sheet.getByText(/gain a card costing up to \d+\.$/)).toBeVisible();
});

test('on a phone the table tells what the others did until a card is played, and shows all of it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openTable(page, TABLES.Dominion);
  const news = page.getByRole('region', { name: 'Meanwhile' });
  await expect(news.getByText(/ (plays|buys|gains) /).first()).toBeVisible();
  await page.locator('[data-place=hand] button[aria-pressed=false]').first().click();
  await page.locator('[data-place=prompt] button').last().click();
  await expect(news).toHaveCount(0);
  await openTable(page, TABLES['four seats of Dominion']);
  await expect(news.getByText(/ (plays|buys|gains) /).first()).toBeVisible();
  // On a screen so low not all of it has room at first.
  await page.setViewportSize({ width: 360, height: 600 });
  const isWhole = (): Promise<boolean> => news.evaluate((list) => list.scrollHeight <= list.clientHeight + 1);
  const more = page.getByRole('button', { name: 'Show everything' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(await isWhole()).toBe(false);
  await more.click();
  const less = page.getByRole('button', { name: 'Show less' });
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  expect(await isWhole()).toBe(true);
  await expectNoBarriers(page);
  await less.click();
  await expect(more).toBeVisible();
  expect(await isWhole()).toBe(false);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(news).toHaveCount(0);
});

test('a tall phone keeps the Supply on the table against one rival, and in a sheet beside a lesson', async ({
  page,
}) => {
  const supply = page.locator('[data-place=supply]');
  const handle = page.getByRole('button', { name: 'Show the Supply' });
  for (const [width, height] of [
    [390, 844],
    [412, 915],
    [430, 932],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openTable(page, TABLES.Dominion);
    await expect(supply).toBeVisible();
    await expect(handle).toBeHidden();
    await expect(page.locator('[data-place=play]')).toBeVisible();
    const [lowest] = (await boxesOf(page, '[data-place^=pile-]')).toSorted((a, b) => b.bottom - a.bottom);
    const [turn] = await boxesOf(page, '[data-place=turn]');
    expect(lowest?.bottom).toBeLessThanOrEqual(turn?.top ?? 0);
  }
  await expectNoBarriers(page);
  await openTable(page, TABLES['four seats of Dominion']);
  await expect(handle).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Learn: Dominion: Intrigue' }).click();
  await expect(handle).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await openTable(page, TABLES.Dominion);
  await expect(handle).toBeVisible();
});

test('names of the hand can be read on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openTable(page, tidesUpTo(0));
  const names = page.locator('[data-place=hand] [class*=name] > span');
  await expect(names).toHaveCount(5);
  for (const name of await names.all()) await expect(name).toBeVisible();
  const sizes =
    "[...document.querySelectorAll('[data-place=hand] [class*=name]')].map((e) => getComputedStyle(e).fontSize)";
  const smallest = Math.min(...(await page.evaluate<string[]>(sizes)).map(Number.parseFloat));
  expect(smallest).toBeGreaterThanOrEqual(10);
});

for (const [width, height] of [
  [360, 740],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`in a hand of 7, 9, 13 or more no card covers another, and every name can be read, at ${width}x${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const count of [7, 9, 13]) {
      await openTable(page, largeHand(count));
      const cards = page.locator('[data-place=hand] [data-card]');
      expect(await cards.count()).toBeGreaterThanOrEqual(count);
      const covered = await cards.evaluateAll((all) =>
        all.flatMap((card) => {
          const name = card.querySelector('[class*=name] > span')?.getBoundingClientRect();
          if (name === undefined || name.width === 0) return [card.textContent];
          const ends = [name.left + 1, name.right - 1].map((x) =>
            card.ownerDocument.elementFromPoint(x, (name.top + name.bottom) / 2),
          );
          return ends.every((end) => end !== null && card.contains(end)) ? [] : [card.textContent];
        }),
      );
      expect.soft(covered, `${count} cards`).toEqual([]);
    }
  });
}

test('the large card under the pointer covers neither the hand nor the Supply', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openTable(page, TABLES.Dominion);
  await page.locator('[data-place^=pile-] button').nth(9).hover();
  await expect(page.locator('[class*=hovered]')).toBeVisible();
  const [zoom] = await boxesOf(page, '[class*=hovered]');
  const [supply] = await boxesOf(page, '[data-place=supply]');
  const [cards] = await boxesOf(page, '[data-place=hand]');
  for (const other of [supply, cards]) {
    const isApart = zoom && other && (zoom.left >= other.right || zoom.top >= other.bottom || zoom.bottom <= other.top);
    expect(isApart).toBe(true);
  }
});

test('the large card goes with the pointer, also when the card under it was taken away', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openTable(page, TABLES.Dominion);
  const log = page.locator('[data-place=log]');
  await log.getByRole('link').last().hover();
  const zoom = page.locator('[class*=hovered]');
  await expect(zoom).toBeVisible();
  await page.locator('aside').getByRole('button', { name: 'Score' }).dispatchEvent('click');
  await expect(log).toHaveCount(0);
  await page.mouse.move(640, 5);
  await expect(zoom).toHaveCount(0);
});

test('between two rounds the table says which one is scored', async ({ page }) => {
  await openTable(page, tidesUpTo(9));
  await expect(page.locator('[data-place=round]')).toHaveText('Round 2 scored');
  await openTable(page, tidesUpTo(10));
  await expect(page.locator('[data-place=round]')).toHaveText('Round 3 of 3');
});

test('Back leads from the replay to the result, and from there away', async ({ page }) => {
  await openTable(page, tidesUpTo(99));
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('heading', { name: 'Replay' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^(You won|Winner|Shared victory)/ })).toBeVisible();
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(page.getByRole('heading', { name: /^(You won|Winner|Shared victory)/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('cards put back in order bear numbers, say which is on top, and can be taken back by keyboard', async ({
  page,
}) => {
  await openTable(page, dominionAt({ kingdom: 'best-wishes', prompt: 'order-on-deck' }));
  const cards = page.locator('[data-place=stage] ul [data-card]');
  await cards.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(cards.nth(1)).toContainText('1');
  await cards.nth(0).focus();
  await page.keyboard.press('Enter');
  await expect(cards.nth(0)).toContainText('on top');
  await page.keyboard.press('Space');
  await expect(cards.nth(0)).not.toContainText('on top');
  await expect(cards.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await expect(cards.nth(1)).toHaveAttribute('aria-pressed', 'true');
});

/** Names stand beside each other, where they have least room. */
const NAMED = [
  {
    of: 'rivals',
    game: panovnik as Game,
    prompt: 'bid',
    size: [1280, 720],
    names: '[data-place^=seat-] [class*=given]',
  },
  {
    of: 'decks',
    game: diceking as Game,
    prompt: 'reroll',
    size: [740, 360],
    names: '[data-place^=deck-] [class*=name]',
  },
] as const;

for (const { of, game, prompt, size, names } of NAMED) {
  const [width, height] = size;
  test(`no name of the ${of} of ${game.id} is cut at ${width}x${height}`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ locale: 'cs', viewport: { width, height }, ...(baseURL && { baseURL }) });
    await openTable(page, recordAt(game, { seats: 4, prompt, after: 60 }));
    await expect(page.locator(names).first()).toBeVisible();
    const cut = await page
      .locator(names)
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    expect(cut).toEqual([]);
    await page.close();
  });
}

/** The dialog ends here. */
const EDGE = 360 - 12;

test('with letters twice as large no page is wider than a phone, and every setting can be reached', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const enlarge = async (): Promise<void> => {
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  };
  for (const path of ['/', '/game/citadels', '/credits', '/nowhere']) {
    await page.goto(path);
    await page.locator('h1').waitFor();
    await enlarge();
    expect.soft(await page.locator('html').evaluate((html) => html.scrollWidth), path).toBe(360);
  }
  await page.goto('/game/citadels');
  await page.getByRole('button', { name: 'Invite friends' }).click();
  await page.locator('svg[role=img]').waitFor();
  await enlarge();
  expect.soft(await page.locator('html').evaluate((html) => html.scrollWidth), 'waiting').toBe(360);
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  for (const field of await dialog.locator('button, label').all()) {
    const box = await field.boundingBox();
    expect.soft((box?.x ?? 0) + (box?.width ?? 0), (await field.textContent()) ?? '').toBeLessThanOrEqual(EDGE);
  }
  await dialog.getByRole('radio', { name: 'Fast' }).focus();
  await expect(dialog.getByRole('heading', { name: 'Settings' })).toBeInViewport();
});
