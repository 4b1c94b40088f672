import { expect, type Locator, type Page } from '@playwright/test';
import { citadelsAt, type Wanted } from './citadelsRecords.ts';
import { asked, isOver, main, question, untilAsked } from './dominion.ts';
import { openOptions } from './gamePage.ts';

const offered = (page: Page, place: string): Locator =>
  page.locator(`[data-place="${place}"] button[data-offered], [data-place="${place}"] button[data-marked]`);
/** What can be done by a button; what only aims is left out. */
export const menu = (page: Page): Locator =>
  page.locator('[data-place=menu] button[data-choosable]:not([aria-disabled])');

/** What is asked, and all that an answer can change on the board. */
async function standing(page: Page): Promise<string> {
  const board = page.locator('[data-place=ranks], [data-place^=seat-], [data-place=hand], [data-place=menu]');
  return `${await question(page)} ${(await board.allTextContents()).join()}`;
}

/** A window may close before its answer is tapped; whether anything came of a tap is seen by what changes. */
async function tap(thing: Locator): Promise<void> {
  await thing.click({ timeout: 5_000 }).catch(() => undefined);
}

/** Looks without waiting, since a window may have closed. */
async function canSend(page: Page): Promise<boolean> {
  return (await main(page).and(page.locator(':not([aria-disabled])')).count()) > 0;
}

/** In a turn: builds the dearest that can be built, else the first button; else marks until the answer is complete. */
async function answerOnce(page: Page): Promise<void> {
  const before = await standing(page);
  if ((await menu(page).count()) > 0) await act(page);
  else if (await canSend(page)) await tap(main(page));
  else await markFirst(page);
  const changed = async (): Promise<boolean> => (await asked(page).count()) === 0 || (await standing(page)) !== before;
  await expect.poll(changed, { intervals: [20, 40, 80, 150], timeout: 20_000 }).toBe(true);
}

/** A card of the hand is built by two taps, or aimed by some more between them; an action of the menu is marked and sent. */
async function act(page: Page): Promise<void> {
  await tap((await offered(page, 'hand').count()) === 0 ? menu(page).first() : offered(page, 'hand').last());
  for (let i = 0; i < 3 && !(await canSend(page)); i++) await tap((await targets(page)).first());
  await tap(main(page));
}

/** What a card can be aimed at: seats and buildings, else another card of the hand. */
async function targets(page: Page): Promise<Locator> {
  const onTable = page.locator('[data-place^=seat-] [data-offered]');
  return (await onTable.count()) > 0 ? onTable : page.locator('[data-place=hand] [data-offered]');
}

async function markFirst(page: Page): Promise<void> {
  for (const place of ['draft', 'stage', 'hand']) {
    const choices = page.locator(`[data-place="${place}"] button[data-offered]`);
    for (let i = 0; i < 3 && (await choices.count()) > 0 && !(await canSend(page)); i++) await tap(choices.first());
  }
  await tap(main(page));
}

/** Plays until the score sheet lies on the table; `most` questions at the most. */
export async function playOn(page: Page, most: number): Promise<'asked' | 'over' | 'curtain'> {
  for (let i = 0; i < most; i++) {
    if ((await untilAsked(page)) === 'over') return 'over';
    await answerOnce(page);
  }
  return untilAsked(page);
}

/** The asked seats answer, until the game is over or `until` holds; `most` answers at the most. */
export async function playTogether(
  pages: readonly Page[],
  most: number,
  until: () => Promise<boolean> = async () => false,
): Promise<void> {
  for (let i = 0; i < most; i++) {
    let next: Page | null | undefined;
    const look = async (): Promise<boolean> => {
      if ((await until()) || (await isOver(pages[0] as Page).count()) > 0) next = null;
      else for (const page of pages) if ((await asked(page).count()) > 0) next = page;
      return next !== undefined;
    };
    await expect.poll(look, { intervals: [30, 60, 120], timeout: 90_000 }).toBe(true);
    if (!next) return;
    await answerOnce(next);
  }
  throw new Error(`after ${most} answers there is no end`);
}

/** Opens a table against bots for this many seats and sits down at it. */
export async function playAgainstBots(page: Page, seats: number): Promise<void> {
  await openOptions(page, 'citadels');
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilAsked(page);
}

/** Opens a game where the person stands before the question. */
export async function openAt(page: Page, wanted: Wanted): Promise<void> {
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(citadelsAt(wanted));
  await asked(page).waitFor({ state: 'attached' });
}

/** All that can be chosen, and all that lies before the person, is wholly in sight, and nothing lies over something else. */
export async function expectAllInSight(page: Page): Promise<void> {
  for (const place of ['menu', 'hand', 'ranks'])
    for (const thing of await page.locator(`[data-place=${place}] button`).all())
      await expect(thing).toBeInViewport({ ratio: 0.99 });
  const areas = page.locator('[data-place=ranks], [data-place=menu], [data-place=hand], section[data-place^=seat-]');
  const boxes = (await Promise.all((await areas.all()).map((one) => one.boundingBox()))).filter((box) => box !== null);
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1)) {
      const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
      const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
      expect(Math.min(across, down), JSON.stringify([a, b])).toBeLessThanOrEqual(2);
    }
}
