import { expect, type Locator, type Page } from '@playwright/test';

export const hand = (page: Page): Locator => page.locator('[data-place=hand] [data-card]');
export const send = (page: Page): Locator => page.locator('[data-place=prompt] button').last();
const isOver = (page: Page): Locator => page.locator('dialog[open] tfoot');

/** Waits until the person can answer or the game is over. */
export async function untilAsked(page: Page): Promise<'asked' | 'over' | 'pause' | 'curtain'> {
  const asked = page.locator('[data-place=prompt] select, [data-place=prompt] ol');
  const pause = page.locator('dialog[open] button').last();
  const curtain = page.locator('main button', { hasText: /^(I am|Tady|Tu) / });
  await asked.first().or(pause).or(curtain).first().waitFor({ state: 'attached' });
  if ((await isOver(page).count()) > 0) return 'over';
  if ((await curtain.count()) > 0) return 'curtain';
  return (await page.locator('dialog[open]').count()) > 0 ? 'pause' : 'asked';
}

/** The question itself, whatever the marked card adds to it; nothing while the table lies behind a curtain. */
const question = (page: Page): Promise<string | null | undefined> =>
  page
    .locator('[data-place=prompt] p')
    .evaluateAll(([first]) => first && (first.querySelector('span + span') ?? first).textContent);

/** A mark that is made while the table still moves may be lost with the question that it was for. */
async function mark(card: Locator): Promise<void> {
  await expect(async () => {
    if ((await card.getAttribute('aria-pressed')) !== 'true') await card.click();
    await expect(card).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }).toPass();
}

/** Answers what is asked, one card, or one to keep and one to remove, and waits until the table has taken it. */
export async function answerOnce(page: Page): Promise<void> {
  const before = await question(page);
  const cards = hand(page);
  const size = await cards.count();
  await mark(cards.nth(0));
  if ((await page.locator('[data-place=prompt] ol').count()) > 0) await mark(cards.nth(1));
  await send(page).click();
  await expect
    .poll(
      async () =>
        (await hand(page).count()) !== size ||
        (await page.locator('dialog[open]').count()) > 0 ||
        (await page.locator('[data-place=prompt]').count()) === 0 ||
        (await question(page)) !== before,
    )
    .toBe(true);
}

/** Plays until the score sheet lies on the table. */
export async function playToTheEnd(page: Page): Promise<void> {
  for (let i = 0; i < 80; i++) {
    const now = await untilAsked(page);
    if (now === 'over') return;
    if (now === 'asked') await answerOnce(page);
    else if (now === 'pause') await page.locator('dialog[open] button').last().click();
    else await page.locator('main button', { hasText: /^(I am|Tady|Tu) / }).click();
  }
  throw new Error('the game does not end');
}
