import { expect, type Locator, type Page } from '@playwright/test';

export const hand = (page: Page): Locator => page.locator('[data-place=hand] [data-card]');
const prompt = (page: Page): Locator => page.locator('[data-place=prompt]');
/** The button that sends what is marked, or the whole shortcut. */
export const main = (page: Page): Locator => prompt(page).locator('button').last();
export const pile = (page: Page, card: number): Locator => page.locator(`[data-place="pile-${card}"] button`);
/** A pile by its English name. */
export const pileOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Supply' }).getByRole('button', { name: new RegExp(`^${name},`) });

export const COPPER = 0;
const SILVER = 1;
const GOLD = 2;
export const PROVINCE = 5;
/** What the person of these tests buys, the best first: money, and then Provinces. */
const WISHES = [PROVINCE, GOLD, SILVER];

/** Nothing moves, and bots wait a twelfth of the usual moment, so that a whole game is short. */
export async function hurry(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await hurryBots(page);
}

/** The same, but what moves moves as ever. */
export async function hurryBots(page: Page): Promise<void> {
  const content = `
    const patient = setTimeout;
    globalThis.setTimeout = (work, ms = 0, ...rest) => patient(work, ms > 300 ? ms / 12 : ms, ...rest);
  `;
  await page.addInitScript({ content });
}

/** What needs the person: the main button of a question, unless the answer is on its way. */
export const asked = (page: Page): Locator => prompt(page).locator('button[class*=main]:not([aria-busy])');
export const isOver = (page: Page): Locator => page.locator('dialog[open] tfoot');

export type Moment = 'asked' | 'over' | 'curtain';

/** Waits until the person can answer, the game is over, or the screen is to be handed on. */
export async function untilAsked(page: Page): Promise<Moment> {
  const curtain = page.locator('main button', { hasText: /^I am / });
  await asked(page).or(isOver(page)).or(curtain).first().waitFor({ state: 'attached', timeout: 90_000 });
  if ((await isOver(page).count()) > 0) return 'over';
  return (await curtain.count()) > 0 ? 'curtain' : 'asked';
}

/** The question itself, whatever the marked card adds to it. */
export async function question(page: Page): Promise<string> {
  return (await prompt(page).locator('[data-place=question]').allTextContents()).join();
}

/** What is asked, whose turn it is and what is left to spend: something of it changes with every answer that is taken. */
async function standing(page: Page): Promise<string> {
  const turn = await page.locator('[data-place=turn]').allTextContents();
  return `${await question(page)} ${turn.join()}`;
}

/** Buys one card, or several, or ends the turn. */
export type Buyer = (page: Page) => Promise<void>;

/** Answers one question on the board itself: all Treasures at once, what `buy` wants, else the first that is offered. */
export async function answerOnce(page: Page, buy: Buyer = buyBest): Promise<void> {
  const before = await standing(page);
  if ((await page.locator('[data-place=supply] button[aria-pressed]').count()) > 0) await buy(page);
  else if (await main(page).isEnabled()) await main(page).click();
  else await markFirst(page);
  const patience = { intervals: [20, 40, 80, 150], timeout: 20_000 };
  await expect.poll(() => standing(page), patience).not.toBe(before);
}

export const isOffered = async (offer: Locator): Promise<boolean> =>
  (await offer.getAttribute('aria-pressed')) !== null;

/** Buys the first of these that is offered. */
export const buying =
  (...wishes: readonly number[]): Buyer =>
  async (page) => {
    for (const card of wishes) {
      if (!(await isOffered(pile(page, card)))) continue;
      await pile(page, card).click();
      await pile(page, card).click();
      return;
    }
    await endTurn(page);
  };

const buyBest = buying(...WISHES);

export const endTurn: Buyer = (page) => prompt(page).getByRole('button', { name: 'End turn' }).click();

/** Marks cards of the hand or the stage until the answer is complete. */
async function markFirst(page: Page): Promise<void> {
  const offered = page.locator(
    '[data-place=hand] button[aria-pressed=false], [data-place=stage] button[aria-pressed=false]',
  );
  for (let i = 0; i < 5 && !(await main(page).isEnabled()); i++) await offered.first().click();
  await main(page).click();
}

/** Plays until the score sheet lies on the table; `most` questions at the most. */
export async function playOn(page: Page, most: number, buy: Buyer = buyBest): Promise<Moment> {
  for (let i = 0; i < most; i++) {
    const now = await untilAsked(page);
    if (now === 'over') return now;
    if (now === 'curtain') await page.locator('main button', { hasText: /^I am / }).click();
    else await answerOnce(page, buy);
  }
  return untilAsked(page);
}
