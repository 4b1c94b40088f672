import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { answerRandomly, makeLot, untilAskedOrOver } from './anyGame.ts';
import { hurry } from './dominion.ts';
import { test } from './test.ts';

test.use({ locale: 'en-GB', hasTouch: true, viewport: { width: 1280, height: 720 } });

/** A finger that rests for so long would see the card large. */
const LONG_PRESS = 600;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Between two positions of a finger: at the pace of a hand, so that the browser sees neither a fling, which would swallow the next tap, nor a long press. */
const PACE_MS = 40;

/** Fingers go down at the first points, move through all of them, rest, and are lifted. */
async function drag(cdp: CDPSession, steps: readonly (readonly Point[])[]): Promise<void> {
  const begun = Date.now();
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[], step: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touchPoints.map((at, id) => ({ ...at, id })),
      timestamp: (begun + step * PACE_MS) / 1000,
    });
  await Promise.all([
    ...steps.map((points, i) => touch(i === 0 ? 'touchStart' : 'touchMove', points, i)),
    touch('touchEnd', [], steps.length + 1),
  ]);
}

/** Where the sheet of a pyramid lies, and how large it is. */
const sight = (pyramid: Locator): Promise<string> =>
  pyramid
    .locator('[style*=transform]')
    .first()
    .evaluate((sheet) => sheet.getAttribute('style') ?? '');

/** A table of Panovník with the first card in the pyramid; from then on the page's time stands still. */
async function withPyramid(page: Page): Promise<{ pyramid: Locator; card: Locator; at: Point }> {
  await page.clock.install();
  await hurry(page);
  await page.goto('/game/panovnik');
  await page.getByRole('button', { name: 'Play now' }).click();
  const pyramid = page.getByRole('region', { name: 'My pyramid' }).first();
  const card = pyramid.locator('[data-card]').first();
  const lot = makeLot(2);
  // What the first card brings may be asked for in the pyramid's place.
  do {
    await untilAskedOrOver(page);
    await answerRandomly(page, lot);
    await untilAskedOrOver(page);
  } while ((await card.count()) === 0);
  await expect(card).toBeVisible();
  await page.clock.pauseAt(Date.now() + 5_000);
  const box = await card.boundingBox();
  return { pyramid, card, at: { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 } };
}

test('a pyramid grows under two fingers and moves with one; only a tap is a tap', async ({ page }) => {
  const { pyramid, at } = await withPyramid(page);
  const cdp = await page.context().newCDPSession(page);
  const large = page.locator('dialog[open]');
  const spread = (by: number): Point[] => [
    { x: at.x - by, y: at.y },
    { x: at.x + by, y: at.y },
  ];
  await drag(cdp, [20, 30, 40, 60].map(spread));
  await expect.poll(() => sight(pyramid)).toMatch(/scale\((2\.[5-9]|3)/);
  await page.clock.runFor(LONG_PRESS);
  await expect(large).toHaveCount(0);
  const grown = await sight(pyramid);
  await drag(
    cdp,
    [0, 10, 20, 30].map((by) => [{ x: at.x - by, y: at.y }]),
  );
  await expect.poll(() => sight(pyramid)).not.toBe(grown);
  await page.clock.runFor(LONG_PRESS);
  await expect(large).toHaveCount(0);
  await drag(cdp, [[at], [{ x: at.x + 2, y: at.y + 1 }]]);
  await page.clock.resume();
  await expect(large).toHaveCount(1);
});

test('a mouse let go outside drags the pyramid no further, and a key still opens a card', async ({ page }) => {
  const { pyramid, card, at } = await withPyramid(page);
  await pyramid.getByRole('button', { name: 'Zoom in' }).click();
  const frame = await pyramid.boundingBox();
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 30, at.y);
  await page.mouse.move(at.x, (frame?.y ?? 0) - 40);
  await page.mouse.up();
  const left = await sight(pyramid);
  await page.mouse.move(at.x - 60, at.y);
  expect(await sight(pyramid)).toBe(left);
  await card.focus();
  await page.keyboard.press('Enter');
  await page.clock.resume();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
});
