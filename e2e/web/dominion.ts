import { expect, type Locator, type Page } from '@playwright/test';

export const hand = (page: Page): Locator => page.locator('[data-place=hand] [data-card]');
const prompt = (page: Page): Locator => page.locator('[data-place=prompt]');
/** The button that sends what is marked, or the whole shortcut. */
export const main = (page: Page): Locator => prompt(page).locator('button').last();
export const pile = (page: Page, card: number): Locator => page.locator(`[data-place="pile-${card}"] button`);

export const COPPER = 0;
const SILVER = 1;
const GOLD = 2;
export const PROVINCE = 5;
/** What the person of these tests buys, the best first: money, and then Provinces. */
const WISHES = [PROVINCE, GOLD, SILVER];

/** Bots and people wait only a twelfth of the usual moment, so that a whole game is short. */
export async function hurry(page: Page): Promise<void> {
  const content = `
    const patient = setTimeout;
    globalThis.setTimeout = (work, ms = 0, ...rest) => patient(work, ms > 300 ? ms / 12 : ms, ...rest);
  `;
  await page.addInitScript({ content });
}

export type Moment = 'asked' | 'over' | 'curtain';

/** Waits until the person can answer, the game is over, or the screen is to be handed on. */
export async function untilAsked(page: Page): Promise<Moment> {
  const asked = prompt(page).locator('button[class*=main]');
  const over = page.locator('dialog[open] tfoot');
  const curtain = page.locator('main button', { hasText: /^I am / });
  await asked.or(over).or(curtain).first().waitFor({ state: 'attached', timeout: 30_000 });
  if ((await over.count()) > 0) return 'over';
  return (await curtain.count()) > 0 ? 'curtain' : 'asked';
}

/** Answers one question on the board itself: all Treasures at once, the best purchase, else the first that is offered. */
export async function answerOnce(page: Page): Promise<void> {
  const before = await prompt(page).innerText();
  if (await main(page).isEnabled()) await main(page).click();
  else if ((await page.locator('[data-place=supply] button[aria-pressed]').count()) > 0) await buyBest(page);
  else await markFirst(page);
  const hasMoved = async (): Promise<boolean> =>
    (await prompt(page).count()) === 0 || (await prompt(page).innerText()) !== before;
  await expect.poll(hasMoved, { intervals: [20, 40, 80, 150] }).toBe(true);
}

async function buyBest(page: Page): Promise<void> {
  for (const card of WISHES) {
    if ((await pile(page, card).getAttribute('aria-pressed')) === null) continue;
    await pile(page, card).click();
    await pile(page, card).click();
    return;
  }
  await prompt(page).getByRole('button', { name: 'End turn' }).click();
}

/** Marks cards of the hand or the stage until the answer is complete. */
async function markFirst(page: Page): Promise<void> {
  const offered = page.locator(
    '[data-place=hand] button[aria-pressed=false], [data-place=stage] button[aria-pressed=false]',
  );
  for (let i = 0; i < 5 && !(await main(page).isEnabled()); i++) await offered.first().click();
  await main(page).click();
}

/** Plays until the score sheet lies on the table; `most` questions at the most. */
export async function playOn(page: Page, most: number): Promise<Moment> {
  for (let i = 0; i < most; i++) {
    const now = await untilAsked(page);
    if (now === 'over') return now;
    if (now === 'curtain') await page.locator('main button', { hasText: /^I am / }).click();
    else await answerOnce(page);
  }
  return untilAsked(page);
}
