import { expect, type Locator, type Page } from '@playwright/test';
import { citadels } from '@regalia/games/citadels';
import { diceking } from '@regalia/games/diceking';
import { panovnik } from '@regalia/games/panovnik';
import type { Game } from '@regalia/kernel';
import { dominionAt } from '../screenshots/dominionRecords.ts';
import { tidesUpTo } from '../screenshots/records.ts';
import { recordAt } from './anyRecords.ts';
import { UNTIL_AT_REST } from './inPage.ts';
import { test } from './test.ts';

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
      return { thing: one.getAttribute('data-choosable'), box: [left, top, width, height] };
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
    const piles = page.locator('[data-place=supply] [data-choosable]');
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
    const cards = page.locator('[data-place=my-kingdom] [data-choosable], [data-place=hand] [data-choosable]');
    // What is marked is lifted a little; all else stays.
    const unlifted = async () =>
      (await placesOf(cards)).map(({ thing, box: [l, , w, h] }) => ({ thing, box: [l, 0, w, h] }) as const);
    const before = await unlifted();
    const hand = page.locator('[data-place=hand] [data-choosable]');
    for (let i = 0; i < (await hand.count()); i++) {
      await hand.nth(i).click();
      await page.mouse.move(1, 1);
      await expect(hand.nth(i)).toHaveAttribute('aria-pressed', 'true');
      expectStill(await unlifted(), before);
    }
  });
}

/** A question of each game whose things are marked on the board. */
const QUESTIONS = [
  { game: citadels as Game, at: { seats: 4, prompt: 'draft', after: 60 } },
  { game: citadels as Game, at: { seats: 4, prompt: 'keep', after: 30 } },
  { game: diceking as Game, at: { seats: 3, prompt: 'reroll', after: 40 } },
  { game: panovnik as Game, at: { seats: 3, prompt: 'bid', after: 20 } },
  { game: panovnik as Game, at: { seats: 3, prompt: 'build', after: 30 } },
];
const MOST_MARKED = 6;

for (const [width, height] of [
  [360, 740],
  [1280, 720],
] as const)
  for (const { game, at } of QUESTIONS)
    test(`marking moves nothing: ${at.prompt} in ${game.id} at ${width}x${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, recordAt(game, at));
      const things = page.locator('main [data-choosable]:visible, [data-place=prompt] button[class*=main]');
      const offered = page.locator('main [data-offered]:visible');
      const before = await restingSpots(things);
      const count = Math.min(await offered.count(), MOST_MARKED);
      expect(count).toBeGreaterThan(1);
      for (let i = 0; i < count; i++) {
        await offered.nth(Math.min(i, (await offered.count()) - 1)).click();
        await page.mouse.move(1, 1);
        await expect(page.locator('main [data-marked]:visible').first()).toBeVisible();
        await expect.poll(async () => movedFrom(before, await spotsOf(things))).toEqual([]);
      }
    });

interface Spot {
  readonly across: string;
  readonly top: number;
  readonly isLifted: boolean;
}

/** Where each thing lies, by what it is; the main button is a thing without a name. */
async function spotsOf(things: Locator): Promise<Record<string, Spot>> {
  const spots = await things.evaluateAll((all) =>
    all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const isLifted = (one.closest('[data-marked]') ?? one.closest('li')?.querySelector('[data-marked]')) != null;
      const across = [left, width, height].map(Math.round).join(' ');
      return [one.getAttribute('data-choosable') ?? '', { across, top: Math.round(top), isLifted }] as const;
    }),
  );
  return Object.fromEntries(spots.map(([thing, spot], i) => [`${thing} ${countBefore(spots, thing, i)}`, spot]));
}

/** The same, once everything that moves when a table is opened has come to rest. */
async function restingSpots(things: Locator): Promise<Record<string, Spot>> {
  await things.page().evaluate(UNTIL_AT_REST);
  return spotsOf(things);
}

function countBefore(spots: readonly (readonly [string, Spot])[], thing: string, end: number): number {
  return spots.slice(0, end).filter(([one]) => one === thing).length;
}

/** What is marked is lifted a little, and what it could lead to may be shown; all else stays. */
function movedFrom(before: Record<string, Spot>, now: Record<string, Spot>): string[] {
  return Object.entries(before).flatMap(([thing, old]) => {
    const spot = now[thing];
    const isThere = spot?.across === old.across && (spot.isLifted || old.isLifted || spot.top === old.top);
    return isThere ? [] : [`${thing}: ${JSON.stringify(old)} > ${JSON.stringify(spot)}`];
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
