import { expect, type Page } from '@playwright/test';
import { diceking } from '@regalia/games/diceking';
import type { Game } from '@regalia/kernel';
import { answerRandomly, makeLot, untilAskedOrOver, withFriend } from './anyGame.ts';
import { recordAt } from './anyRecords.ts';
import { answerOnce as answerDominion, hurry, question, untilAsked } from './dominion.ts';
import { test } from './test.ts';
import { untilAsked as untilAskedTides } from './tides.ts';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

/** What a screen reader can reach on the table: every thing by its name and whether it is marked. */
async function thingsOf(
  page: Page,
): Promise<{ readonly role: string; readonly name: string; readonly pressed: string }[]> {
  const tree = await page.locator('main').ariaSnapshot();
  return tree.split('\n').flatMap((line) => {
    const [, role = '', name = ''] = /^\s*- (button|tab|link) "([^"]*)"/.exec(line.replaceAll("'", '')) ?? [];
    return role === '' ? [] : [{ role, name, pressed: line.includes('[pressed]') ? 'yes' : 'no' }];
  });
}

/** As many answers as a whole turn of any game takes. */
const ANSWERS = 6;

const spoken = (page: Page): Promise<string[]> => page.locator('[data-place=spoken] p').allTextContents();

test('a turn of Dominion can be heard: question, hand, piles, marks, and each sentence once and in order', async ({
  page,
}) => {
  await page.goto('/game/dominion');
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilAsked(page);
  const heard: string[] = [];
  for (let i = 0; i < 3; i++) {
    const asked = await question(page);
    await expect(page.locator('[data-place=asked]')).toHaveText(new RegExp(`^(Your turn\\. )?${asked}$`));
    const things = await thingsOf(page);
    expect(things.length).toBeGreaterThan(20);
    for (const { name } of things) expect(name).not.toBe('');
    expect(things.filter(({ name }) => /^(Copper|Estate), .*\. /.test(name)).length).toBeGreaterThanOrEqual(2);
    await answerDominion(page);
    await untilAsked(page);
    const now = await spoken(page);
    expect(now.slice(0, heard.length)).toEqual(heard);
    heard.splice(0, heard.length, ...now);
  }
  expect(heard.some((sentence) => sentence.includes('plays'))).toBe(true);
  const log = await page.getByRole('list', { name: 'Log' }).getByRole('paragraph').allTextContents();
  expect(log.join('\n')).toContain(heard.join('\n'));
});

const HEARD = [
  // A round ends after five answers, with a sheet over the table.
  { game: 'tides', acts: /lays/, answers: 4 },
  { game: 'citadels', acts: /(takes|keeps|builds|collects|draws)/, answers: ANSWERS },
  { game: 'diceking', acts: /(rolls|claims|stops|wins|takes)/, answers: ANSWERS },
  { game: 'panovnik', acts: /(places|bids|wins|passes|takes|puts)/, answers: ANSWERS },
];

for (const { game, acts, answers } of HEARD) {
  test(`a turn of ${game} can be heard: question, things, marks, and each sentence once and in order`, async ({
    page,
  }) => {
    await hurry(page);
    await page.goto(`/game/${game}`);
    await page.getByRole('button', { name: 'Play now' }).click();
    const lot = makeLot(2);
    const heard: string[] = [];
    for (let i = 0; i < answers && (await untilAskedOrOver(page)) === 'asked'; i++) {
      await expect(page.locator('[data-place=asked]')).toHaveText(/\S/);
      const things = await thingsOf(page);
      expect(things.length).toBeGreaterThan(3);
      for (const { name } of things) expect(name.trim()).not.toBe('');
      // What can be chosen by eye can be found by ear: each offered thing has a name of its own.
      for (const offered of await page.locator('main [data-offered]:visible').all()) {
        await expect(offered).toHaveAccessibleName(/\S/);
        expect(await offered.getAttribute('aria-pressed')).not.toBe('true');
      }
      await answerRandomly(page, lot);
      await untilAskedOrOver(page);
      const now = await spoken(page);
      // Only the latest are kept, so that a long game does not grow.
      const log = await page.getByRole('list', { name: 'Log' }).getByRole('paragraph').allTextContents();
      expect(log.join('\n')).toContain(now.join('\n'));
      heard.push(...now);
    }
    expect(heard.join('\n')).toMatch(acts);
  });
}

/** What a card shows by signs and colors alone, and a game cannot be played without. */
const SHOWN_BY_SIGNS = [
  {
    game: 'tides',
    cards: '[data-place=hand] [data-card]',
    says: /, (palace|library|garden|temple|stronghold)\. /,
    large: /^(palace|library|garden|temple|stronghold)$/,
  },
  { game: 'dominion', cards: '[data-place=hand] [data-card]', says: /, Cost \d/, large: /^Cost \d$/ },
  { game: 'citadels', cards: '[data-place=hand] [data-card]', says: /, Cost \d/, large: /^Cost \d$/ },
  {
    game: 'diceking',
    cards: '[data-place^=deck-] [data-card]',
    says: /Joker: (red|blue|green) \d\./,
    large: /^Joker: /,
  },
  {
    game: 'panovnik',
    cards: '[data-place=hand] [data-card]',
    says: /number \d+, corners left \w+, right \w+, bottom /,
    large: /^number /,
  },
];

const WITHOUT_SYMBOL = /^(Shield Mountain|Roof of the World|Sapphire Port)/;

for (const { game, cards, says, large } of SHOWN_BY_SIGNS) {
  test(`what the signs on a card of ${game} show is spoken, on the table and where it is large`, async ({ page }) => {
    await page.goto(`/game/${game}`);
    await page.getByRole('button', { name: 'Play now' }).click();
    await untilAskedOrOver(page);
    const names = await page
      .locator(cards)
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    expect(names.length).toBeGreaterThan(1);
    const signed = names.filter((name) => !WITHOUT_SYMBOL.test(name));
    for (const name of signed) expect(name).toMatch(says);
    const [first = ''] = signed;
    await page
      .locator(cards)
      .and(page.getByRole('button', { name: first }))
      .first()
      .focus();
    await page.keyboard.press('i');
    await expect(page.locator('dialog[open] .visually-hidden').first()).toHaveText(large);
  });
}

test('marking says that it is marked, and does not repeat the question', async ({ page }) => {
  await page.goto('/game/tides');
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilAskedTides(page);
  const status = page.locator('[data-place=asked]');
  await expect(status).toHaveText('Your turn. Choose a card for your kingdom.');
  const before = await status.textContent();
  const card = page.getByRole('list', { name: 'Hand' }).getByRole('button').first();
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  expect(await status.textContent()).toBe(before);
  await card.click();
  await expect(page.locator('[data-place=spoken] p').first()).toBeAttached();
});

test('keys lead to the parts of a table, and "?" lists them', async ({ page }) => {
  await page.goto('/game/dominion');
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilAsked(page);
  await page.keyboard.press('h');
  const first = page.getByRole('list', { name: 'Hand' }).getByRole('button').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('list', { name: 'Hand' }).getByRole('button').nth(1)).toBeFocused();
  await page.keyboard.press('l');
  await expect(page.getByRole('list', { name: 'Log' })).toBeFocused();
  await page.keyboard.press('p');
  await expect(page.getByRole('region', { name: 'Your choice' })).toBeFocused();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your choice' })).toBeFocused();
});

test('what happens behind a dialog is spoken when it is closed, since nothing would be heard before', async ({
  page,
  browser,
}) => {
  const friend = await withFriend(page, browser, 'tides', {});
  await untilAskedOrOver(page);
  await answerRandomly(page, makeLot(1));
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const before = await spoken(page);
  await untilAskedOrOver(friend);
  await answerRandomly(friend, makeLot(2));
  await friend.getByRole('button', { name: 'Chat' }).first().click();
  await friend.getByRole('button', { name: 'Good luck!' }).click();
  await expect(page.locator('[data-place=log]')).toContainText('plays');
  expect(await spoken(page)).toEqual(before);
  await expect(page.getByText('Chat, Guest')).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.poll(async () => (await spoken(page)).join(' ')).toMatch(/plays? .* plays? /);
  await expect(page.getByText('Chat, Guest')).toBeAttached();
  await friend.context().close();
});

test('which die a citizen to be stolen can stand for is spoken', async ({ page }) => {
  await page.goto('/');
  const file = recordAt(diceking as unknown as Game, { seats: 3, prompt: 'steal-card', after: 0 });
  await page.locator('input[type=file]').setInputFiles(file);
  const citizens = page.locator('[data-place^=seat-] [data-offered]');
  await citizens.first().waitFor();
  for (const citizen of await citizens.all())
    await expect(citizen).toHaveAccessibleName(/, Joker: (red|blue|green) \d\./);
});
