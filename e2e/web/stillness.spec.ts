import { expect, type Locator, type Page, test } from '@playwright/test';
import { dominionAt } from '../screenshots/dominionRecords.ts';
import { tidesUpTo } from '../screenshots/records.ts';

/** The language with the longest sentences. */
test.use({ locale: 'cs' });

async function open(page: Page, file: ReturnType<typeof tidesUpTo>): Promise<void> {
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('[data-place=prompt] button').first().waitFor();
}

interface Place {
  readonly thing: string | null;
  readonly box: readonly [left: number, top: number, width: number, height: number];
}

async function placesOf(things: Locator): Promise<Place[]> {
  return things.evaluateAll((all) =>
    all.map((one) => {
      const { left, top, width, height } = (one.closest('li') ?? one).getBoundingClientRect();
      return { thing: one.getAttribute('data-thing'), box: [left, top, width, height] };
    }),
  );
}

/** To half a pixel, since browsers do not place things more exactly than that. */
function expectStill(after: readonly Place[], before: readonly Place[]): void {
  expect(after.map(({ thing }) => thing)).toEqual(before.map(({ thing }) => thing));
  for (const [i, { thing, box }] of after.entries()) {
    const moved = box.map((length, side) => Math.abs(length - (before[i]?.box[side] ?? 0)));
    expect(Math.max(...moved), `how far ${thing} has moved`).toBeLessThan(0.5);
  }
}

for (const [width, height] of [
  [320, 568],
  [360, 740],
  [412, 915],
  [740, 360],
  [1280, 720],
] as const) {
  test(`a second tap hits what the first one hit, on every pile, at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, dominionAt({ kingdom: 'village-square', prompt: 'buy', after: 100 }));
    const piles = page.locator('[data-place=supply] [data-thing]');
    const before = await placesOf(piles);
    const offered = page.locator('[data-place=supply] [aria-pressed]');
    const count = await offered.count();
    expect(count).toBeGreaterThan(2);
    for (let i = 0; i < count; i++) {
      await offered.nth(i).click();
      await expect(offered.nth(i)).toHaveAttribute('aria-pressed', 'true');
      expectStill(await placesOf(piles), before);
    }
  });

  test(`marking a card of Tides moves nothing at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, tidesUpTo(4));
    const cards = page.locator('[data-place=my-kingdom] [data-thing], [data-place=hand] [data-thing]');
    // What is marked is lifted a little; all else stays.
    const unlifted = async () =>
      (await placesOf(cards)).map(({ thing, box: [l, , w, h] }) => ({ thing, box: [l, 0, w, h] }) as const);
    const before = await unlifted();
    const hand = page.locator('[data-place=hand] [data-thing]');
    for (let i = 0; i < (await hand.count()); i++) {
      await hand.nth(i).click();
      await page.mouse.move(1, 1);
      await expect(hand.nth(i)).toHaveAttribute('aria-pressed', 'true');
      expectStill(await unlifted(), before);
    }
  });
}

test('with two Buys each pair of taps buys one card, and the coins count down', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, dominionAt({ kingdom: 'village-square', prompt: 'buy', after: 60, buys: 2 }));
  const copper = page.locator('[data-place=pile-0] button');
  const left = async (): Promise<number> => Number((await copper.locator('[class*=count]').textContent()) ?? 0);
  const first = await left();
  await copper.click();
  await copper.click();
  await expect.poll(left).toBe(first - 1);
  await expect(copper).toHaveAttribute('aria-pressed', 'false');
  await copper.click();
  await copper.click();
  // The bot may buy one too before the page is looked at.
  await expect.poll(left).toBeLessThanOrEqual(first - 2);
});
