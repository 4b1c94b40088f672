import { expect, type Locator, type Page } from '@playwright/test';
import { asked, main, question, untilAsked } from './dominion.ts';

const offered = (page: Page, place: string): Locator =>
  page.locator(`[data-place="${place}"] button[data-offered], [data-place="${place}"] button[data-marked]`);
const menu = (page: Page): Locator => page.locator('[data-place=menu] button:not([aria-disabled])');

/** What is asked, and all that an answer can change on the board. */
async function standing(page: Page): Promise<string> {
  const board = page.locator('[data-place=ranks], [data-place^=seat-], [data-place=hand], [data-place=menu]');
  return `${await question(page)} ${(await board.allTextContents()).join()}`;
}

/** In a turn: builds the dearest that can be built, else the first button; else marks until the answer is complete. */
async function answerOnce(page: Page): Promise<void> {
  const before = await standing(page);
  if ((await menu(page).count()) > 0) await act(page);
  else if (await main(page).isEnabled()) await main(page).click();
  else await markFirst(page);
  const changed = async (): Promise<boolean> => (await asked(page).count()) === 0 || (await standing(page)) !== before;
  await expect.poll(changed, { intervals: [20, 40, 80, 150], timeout: 20_000 }).toBe(true);
}

/** A card of the hand is built by two taps; an action of the menu by one. */
async function act(page: Page): Promise<void> {
  const building = offered(page, 'hand').last();
  if ((await offered(page, 'hand').count()) === 0) return menu(page).first().click();
  await building.click();
  await main(page).click();
}

async function markFirst(page: Page): Promise<void> {
  for (const place of ['draft', 'stage', 'hand']) {
    const choices = page.locator(`[data-place="${place}"] button[data-offered]`);
    for (let i = 0; i < 3 && (await choices.count()) > 0 && !(await main(page).isEnabled()); i++)
      await choices.first().click();
  }
  await main(page).click();
}

/** Plays until the score sheet lies on the table; `most` questions at the most. */
export async function playOn(page: Page, most: number): Promise<'asked' | 'over' | 'curtain'> {
  for (let i = 0; i < most; i++) {
    if ((await untilAsked(page)) === 'over') return 'over';
    await answerOnce(page);
  }
  return untilAsked(page);
}

/** Whoever of them is asked answers, so many times in all. */
export async function playTogether(pages: readonly Page[], most: number): Promise<void> {
  for (let i = 0; i < most; i++) {
    let next: Page | undefined;
    const look = async (): Promise<boolean> => {
      for (const page of pages) if ((await asked(page).count()) > 0) next = page;
      return next !== undefined;
    };
    await expect.poll(look, { intervals: [50, 100, 200], timeout: 90_000 }).toBe(true);
    if (next !== undefined) await answerOnce(next);
  }
}

/** Lays a table for so many seats against bots and sits down at it. */
export async function playAgainstBots(page: Page, seats: number): Promise<void> {
  await page.goto('/game/citadels');
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilAsked(page);
}
