import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { asked } from './dominion.ts';
import { playsRandomly } from './inPage.ts';

const prompt = (page: Page): Locator => page.locator('[data-place=prompt]');
const main = (page: Page): Locator => asked(page).last();
const offered = (page: Page): Locator => page.locator('main [data-offered]:visible');
/** Of some things more than one may be taken: tapped again, there are two of them. */
const marked = (page: Page): Locator => page.locator('main [data-marked]:visible');
const isOver = (page: Page): Locator => page.locator('dialog[open] tfoot');

/** How often something is taken where nothing would do, of 100; the rest of the time nothing is. */
const EAGER = 75;

/** Chooses at random, the same in every run. */
export function makeLot(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >>> 8) % n;
  };
}

/** Waits until the person can answer or the game is over. */
export async function untilAskedOrOver(page: Page): Promise<'asked' | 'over'> {
  await asked(page).or(isOver(page)).first().waitFor({ state: 'attached', timeout: 60_000 });
  return (await isOver(page).count()) > 0 ? 'over' : 'asked';
}

/** All that changes when an answer has been taken: the question and what may be chosen. */
function standing(page: Page): Promise<string> {
  return page.locator('body').evaluate((body) => {
    const things = [...body.querySelectorAll('main [data-choosable]')].map(({ attributes }) =>
      [...attributes].map(({ value }) => value).join(),
    );
    const question = body.querySelector('[data-place=prompt]')?.textContent;
    return `${question} ${things.join()} ${body.querySelector('dialog[open]') !== null}`;
  });
}

/** Answers one question on the board itself: taps what is offered until the answer can be sent, or takes nothing. */
export async function answerRandomly(page: Page, lot: (n: number) => number): Promise<void> {
  const before = await standing(page);
  if ((await asked(page).count()) === 0) return; // the last answer was still on its way
  const buttons = prompt(page).locator('button:not([aria-disabled])');
  const canTakeNothing = (await buttons.filter({ hasText: NOTHING }).count()) > 0;
  if (canTakeNothing && (lot(100) >= EAGER || (await offered(page).count()) === 0)) {
    await buttons.filter({ hasText: NOTHING }).first().click();
  } else {
    for (let i = 0; i < 40; i++) {
      const some = (await offered(page).count()) > 0 ? offered(page) : marked(page);
      const count = await some.count();
      // What was marked already, as the only thing there is, would be sent by a tap.
      if (count === 0 || (i === 0 && (await marked(page).count()) > 0 && (await main(page).isEnabled()))) break;
      // What was offered while others answered may be gone by now.
      const isTapped = await some
        .nth(lot(count))
        .click({ timeout: 5_000 })
        .then(
          () => true,
          () => false,
        );
      if (isTapped && (await main(page).isEnabled())) break;
    }
    if ((await asked(page).count()) > 0) await main(page).click({ timeout: 5_000 });
  }
  const isTaken = async (): Promise<boolean> => (await asked(page).count()) === 0 || (await standing(page)) !== before;
  await expect.poll(isTaken, { intervals: [20, 40, 80, 150], timeout: 30_000 }).toBe(true);
}

/** What the buttons say that take nothing. */
const NOTHING =
  /^(Stop here|Face the dragon|Continue|Steal nothing|Pass(, take \d gems)?|Stop building|No deal|Leave it)$/;

export async function playRandomly(page: Page, lot: (n: number) => number): Promise<void> {
  for (let i = 0; i < 600; i++) {
    if ((await untilAskedOrOver(page)) === 'over') return;
    await answerRandomly(page, lot);
  }
  throw new Error('the game does not end');
}

/** The same, driven from within the page: for whole games. Gives the number of answers. */
export function playQuickly(page: Page, seed: number): Promise<number> {
  return page.evaluate(playsRandomly(seed, NOTHING));
}

/** A table for me and a friend who comes by the link. */
export async function withFriend(page: Page, browser: Browser, game: string, options: unknown): Promise<Page> {
  await page.request.get('/api/me');
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const made = await page.request.post('/api/tables', { data: { game, options, seats } });
  const link = `/t/${(await made.json()).id}`;
  await page.goto(link);
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 820, height: 1180 } });
  const friend = await context.newPage();
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Sit down' }).click();
  return friend;
}

/** Both answer whenever they are asked, up to `most` times or until the game is over. */
export async function playTogether(one: Page, other: Page, lot: (n: number) => number, most: number): Promise<void> {
  for (let i = 0; i < most; i++) {
    let next: Page | 'over' | undefined;
    const look = async (): Promise<boolean> => {
      for (const page of [one, other]) {
        if ((await isOver(page).count()) > 0) next = 'over';
        else if ((await asked(page).count()) > 0) next = page;
      }
      return next !== undefined;
    };
    await expect.poll(look, { intervals: [30, 60, 120], timeout: 60_000 }).toBe(true);
    if (next === 'over' || next === undefined) return;
    await answerRandomly(next, lot);
  }
}
