import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';
import { expectNoBarriers } from './axe.ts';
import { answerOnce, asked, type Buyer, endTurn, hand, isOffered, main, pileOf, playOn, question } from './dominion.ts';
import { openOptions } from './gamePage.ts';
import { test } from './test.ts';

test.use({ locale: 'en-GB' });

const log = (page: Page): Locator => page.getByRole('list', { name: 'Log' });

/** Buys the first of these that can be had, or nothing. */
function wishing(...names: string[]): Buyer {
  return async (page) => {
    for (const name of names) {
      if (!(await isOffered(pileOf(page, name)))) continue;
      await pileOf(page, name).click();
      return main(page).click();
    }
    await endTurn(page);
  };
}

/** Buys it as soon as it can be had, and nothing afterwards. */
function once(name: string): Buyer {
  let isBought = false;
  return async (page) => {
    const buysIt = !isBought && (await isOffered(pileOf(page, name)));
    await wishing(...(buysIt ? [name] : []))(page);
    isBought ||= buysIt;
  };
}

/** Woodcutters, Estates and Curses empty three piles in ten turns; with two Buys the first is a Curse. */
const hasty: Buyer = async (page) => {
  const hasTwo = (await page.getByText('Buys: 2').count()) > 0;
  await wishing(...(hasTwo ? ['Curse', 'Woodcutter', 'Estate'] : ['Woodcutter', 'Estate', 'Curse']))(page);
};

/** A friend at the free seat of the table behind the link. */
async function join(browser: Browser, link: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  const friend = await context.newPage();
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await expect(hand(friend)).toHaveCount(5, { timeout: 15_000 });
  return friend;
}

/** A table for two at which I begin. */
async function openTable(page: Page, browser: Browser, cards: string): Promise<Page> {
  await page.request.get('/api/me');
  const options = { kingdom: 'picked', cards, starter: 'seat-1' };
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const made = await page.request.post('/api/tables', { data: { game: 'dominion', options, seats } });
  const link = `/t/${(await made.json()).id}`;
  await page.goto(link);
  const friend = await join(browser, link);
  await expect(hand(page)).toHaveCount(5);
  return friend;
}

/** The one of the two who is to answer next. */
async function nextOf(page: Page, friend: Page): Promise<Page> {
  let next: Page | undefined;
  const look = async (): Promise<boolean> => {
    for (const one of [page, friend]) if ((await asked(one).count()) > 0) next = one;
    return next !== undefined;
  };
  await expect.poll(look, { intervals: [50, 100, 200], timeout: 30_000 }).toBe(true);
  return next ?? page;
}

test('two people play Dominion by link to the end, with chat, a reload and a lost connection', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openOptions(page, 'dominion');
  await page.getByLabel('Village Square (base)').check();
  await page.getByRole('button', { name: 'Create an invitation' }).click();
  const link = await page.getByLabel('Link to this table').inputValue();
  const friend = await join(browser, link, { viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  await expect(hand(page)).toHaveCount(5);

  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByLabel('Write a message').fill('Good evening!');
  await page.getByRole('button', { name: 'Send' }).click();
  await friend.getByRole('button', { name: 'Chat' }).click();
  await expect(friend.locator('li').getByText('Good evening!')).toBeVisible();
  await friend.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Log' }).click();

  for (let i = 0; i < 6; i++) await answerOnce(await nextOf(page, friend), hasty);
  await friend.reload();
  await expect(hand(friend)).toHaveCount(5);

  const isAskedForTreasures = async (one: Page): Promise<boolean> => {
    await expect.poll(() => question(one), 'once all that happened has been shown').not.toBe('');
    return one === friend && (await question(one)).startsWith('Choose all the Treasures');
  };
  let next = await nextOf(page, friend);
  while (!(await isAskedForTreasures(next))) {
    await answerOnce(next, hasty);
    next = await nextOf(page, friend);
  }
  await friend.context().setOffline(true);
  await expect(friend.getByText('Connection lost')).toBeVisible();
  // Coins of Actions played before stand first: “2 + 2 = 4”.
  const [, coins] =
    /^Play all: (?:\d+ \+ \d+ = )?(\d+)(?: coins?)?$/.exec((await main(friend).textContent()) ?? '') ?? [];
  expect(coins).toBeDefined();
  const played = log(page).getByText(new RegExp(`plays .* and has ${coins} coins?`));
  const before = await played.count();
  await main(friend).click();
  await expect(main(friend)).toHaveText('Sending …');
  await friend.context().setOffline(false);
  await expect(played).toHaveCount(before + 1, { timeout: 20_000 });
  await expect(friend.getByText('Connection lost')).toHaveCount(0);

  expect(await Promise.all([playOn(page, 120, hasty), playOn(friend, 120, hasty)])).toEqual(['over', 'over']);
  for (const one of [page, friend]) {
    const sheet = one.getByRole('dialog', { name: /^(You won|Winner|Shared victory)/ });
    await expect(sheet.getByRole('rowheader', { name: 'Estate' })).toBeVisible();
    await expect(sheet.getByRole('rowheader', { name: 'Curse' })).toBeVisible();
    await expect(sheet.getByRole('heading', { name: 'The decks at the end' })).toBeVisible();
    await expect(sheet.getByRole('heading', { name: /\d+ cards, \d+ turns$/ })).toHaveCount(2);
    await expect(sheet.getByText('Woodcutter').first()).toBeVisible();
    await expectNoBarriers(one);
  }
  for (const part of ['tbody', 'tfoot', 'h4']) {
    expect(await friend.locator(`dialog ${part}`).allTextContents()).toEqual(
      await page.locator(`dialog ${part}`).allTextContents(),
    );
  }
  await friend.context().close();
});

test('a standing order answers Attacks over the network, with the Reaction in hand or without', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const kingdom = 'cellar chapel gardens laboratory market militia mine moat smithy village';
  const friend = await openTable(page, browser, kingdom);
  const attacked = 'Militia attacks: you may show a Reaction.';
  const shown = log(page).getByText('shows Moat.');
  /** One Moat among eleven cards is in hand at every other Attack. */
  const buyMoat = once('Moat');
  const answerNext = async (): Promise<string> => {
    const next = await nextOf(page, friend);
    const asks = next === friend ? await question(friend) : '';
    if (asks !== attacked) await answerOnce(next, next === page ? wishing('Militia') : buyMoat);
    return asks;
  };

  await expect.poll(answerNext, { intervals: [0], timeout: 150_000 }).toBe(attacked);
  await friend.getByRole('button', { name: 'Reactions: Ask me' }).click();
  await friend.getByLabel('Always show Moat').click();
  await expect(friend.getByLabel('Always show Moat')).toBeChecked();
  await friend.keyboard.press('Escape');
  await expect.poll(() => question(friend)).not.toBe(attacked);

  let hits = 0;
  for (let i = 0; i < 200 && (hits === 0 || (await shown.count()) === 0); i++) {
    const asks = await answerNext();
    expect(asks).not.toBe(attacked);
    if (asks.startsWith('Militia: discard')) hits++;
  }
  expect(hits).toBeGreaterThan(0);
  await expect(shown).not.toHaveCount(0);
  await friend.context().close();
});
