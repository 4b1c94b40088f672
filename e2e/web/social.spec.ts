import { type Browser, expect, type Page } from '@playwright/test';
import { expectNoBarriers } from './axe.ts';
import { openOptions } from './gamePage.ts';
import { FORGET_CALLS, NOTE_CALLS, SHOW_CALLS } from './inPage.ts';
import { test } from './test.ts';
import { answerOnce, hand, untilAsked } from './tides.ts';

test.use({ locale: 'en-GB' });

/** A table of Dominion for three with me as its host, and a friend on the last seat. */
async function gather(page: Page, browser: Browser): Promise<Page> {
  await page.request.get('/api/me');
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const made = await page.request.post('/api/tables', { data: { game: 'dominion', seats } });
  const link = `/t/${(await made.json()).id}`;
  const context = await browser.newContext({ locale: 'en' });
  const friend = await context.newPage();
  await Promise.all([page.goto(link), friend.goto(link)]);
  await friend.getByRole('button', { name: 'Sit down' }).last().click();
  await expect(page.getByText('Free seat')).toHaveCount(1);
  return friend;
}

test('a guest gets up and moves, a host seats bots and sends them away, and both see it at once', async ({
  page,
  browser,
}) => {
  const friend = await gather(page, browser);
  await expectNoBarriers(page);
  await friend.getByRole('button', { name: 'Leave seat' }).click();
  await expect(page.getByText('Free seat')).toHaveCount(2);
  await friend.getByRole('button', { name: 'Sit down' }).first().click();
  await friend.getByRole('button', { name: 'Move here' }).click();
  await expect(page.locator('main ul').filter({ hasText: 'Guest' }).first().locator('li').last()).toContainText(
    'Guest',
  );
  await page.getByLabel('Bot to add').selectOption('Beginner: Page, often misses a good move');
  await friend.getByRole('button', { name: 'Leave seat' }).click();
  await page.getByRole('button', { name: 'Add a bot' }).first().click();
  await expect(friend.getByText('Page')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the bot' }).click();
  await expect(friend.getByText('Free seat')).toHaveCount(2);
  await friend.context().close();
});

test('a host frees the seat of a person, and blocks them for good', async ({ page, browser }) => {
  const friend = await gather(page, browser);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Free the seat' }).click();
  await friend.getByRole('button', { name: 'Sit down' }).first().click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Block' }).click();
  await expect(friend.getByRole('heading', { name: 'You are no longer at this table' })).toBeVisible();
  await friend.reload();
  await expect(friend.getByRole('heading', { name: 'You are no longer at this table' })).toBeVisible();
  await expect(page.getByText('Free seat')).toHaveCount(2);
  await friend.context().close();
});

test('in a running game the host cannot send anybody away', async ({ page, browser }) => {
  const friend = await gather(page, browser);
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await page.getByRole('button', { name: 'Chat' }).first().click();
  await expect(page.getByLabel('Write a message')).toBeVisible();
  await expect(page.getByText('People', { exact: true })).toHaveCount(0);
  await friend.context().close();
});

test('spectators know that they watch, and the players see them', async ({ page, browser }) => {
  const friend = await gather(page, browser);
  await page.getByRole('button', { name: 'Add a bot' }).first().click();
  for (const one of [page, friend]) await expect(one.locator('[data-place=supply]')).toBeVisible();
  const context = await browser.newContext({ locale: 'en' });
  const watcher = await context.newPage();
  await watcher.goto(page.url());
  const head = (one: Page) => one.getByRole('banner').getByTitle(/watching/);
  await expect(head(watcher)).toContainText('You’re watching this game.');
  for (const one of [page, friend]) await expect(head(one)).toContainText('1 person is watching.');
  await context.close();
  await expect(head(page)).toHaveCount(0);
  await friend.context().close();
});

test('what a friend writes is marked on the chat until it is opened', async ({ page, browser }) => {
  const friend = await gather(page, browser);
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await friend.getByRole('button', { name: 'Chat' }).first().click();
  await friend.getByRole('button', { name: 'Hello!' }).click();
  const chat = page.getByRole('button', { name: 'Chat' }).first();
  await expect(chat).toContainText('1');
  await expect(friend.getByRole('button', { name: 'Chat' }).first()).not.toContainText('1');
  await chat.click();
  await expect(chat).not.toContainText('1');
  await friend.context().close();
});

test('a table is made with the seats as wished', async ({ page }) => {
  await openOptions(page, 'dominion');
  await page.getByLabel('3', { exact: true }).check();
  await page.getByText('Seats', { exact: true }).click();
  const seat = (n: number) => page.getByRole('combobox', { name: `Seat ${n}`, exact: true }).first();
  await seat(2).selectOption('Me');
  await seat(3).selectOption('Bot – Beginner: Page, often misses a good move');
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Create an invitation' }).click();
  const seats = page.locator('main ul').filter({ hasText: 'Page' }).first().locator('li');
  await expect(seats.nth(0)).toContainText('Free seat');
  await expect(seats.nth(1)).toContainText('you');
  await expect(seats.nth(2)).toContainText('Page');
});

test('on localhost the invitation bears an address of the home network', async ({ page }) => {
  const origins = ['http://192.168.1.7:3000', 'http://10.0.0.5:3000'];
  await page.route('**/api/lan', (route) => route.fulfill({ json: { origins } }));
  await page.goto('/game/tides');
  await page.getByRole('button', { name: 'Invite friends' }).click();
  const link = page.getByLabel('Link to this table');
  await expect(link).toHaveValue(/^http:\/\/192\.168\.1\.7:3000\/t\//);
  await expect(page.getByRole('note')).toContainText('on the same network');
  await page.getByLabel('Network address').selectOption('10.0.0.5:3000');
  await expect(link).toHaveValue(/^http:\/\/10\.0\.0\.5:3000\/t\//);
  await expectNoBarriers(page);
});

test('a server that listens on this machine only says so', async ({ page }) => {
  await page.goto('/game/tides');
  await page.getByRole('button', { name: 'Invite friends' }).click();
  await expect(page.getByRole('note')).toContainText('only works on this computer');
});

test('a code makes another device the same person', async ({ page, browser }) => {
  await page.goto('/game/tides');
  await page.getByRole('button', { name: 'Invite friends' }).click();
  await expect(page.getByLabel('Link to this table')).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('My name', { exact: true }).fill('Žofie');
  await page.getByRole('button', { name: 'Show a code' }).click();
  const code = (await page.locator('output').textContent()) ?? '';
  expect(code).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  await expectNoBarriers(page);
  const context = await browser.newContext({ locale: 'en' });
  const phone = await context.newPage();
  await phone.goto('/');
  await phone.getByRole('button', { name: 'Settings' }).click();
  const field = phone.getByLabel('Code from another device, or recovery code');
  await field.fill('AAAA-BBBB-CCCC');
  await phone.getByRole('button', { name: 'Continue here' }).click();
  await expect(phone.getByRole('alert')).toContainText('wrong or no longer valid');
  await field.fill(code.toLowerCase());
  await phone.getByRole('button', { name: 'Continue here' }).click();
  await expect(phone.getByRole('region', { name: 'My tables' }).getByText('Waiting for players')).toBeVisible();
  await context.close();
});

test('what is said without a connection waits in the box and arrives once', async ({ page, browser }) => {
  await page.request.get('/api/me');
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const made = await page.request.post('/api/tables', { data: { game: 'tides', seats } });
  const link = `/t/${(await made.json()).id}`;
  const context = await browser.newContext({ locale: 'en' });
  const friend = await context.newPage();
  await Promise.all([page.goto(link), friend.goto(link)]);
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await expect(hand(page)).toHaveCount(5);
  for (const one of [page, friend]) await one.getByRole('button', { name: 'Chat' }).first().click();
  await context.setOffline(true);
  await friend.getByLabel('Write a message').fill('Are you there?');
  await friend.getByLabel('Write a message').press('Enter');
  await expect(friend.getByRole('button', { name: 'Sending …' }).last()).toBeVisible();
  await expect(friend.getByLabel('Write a message')).toHaveValue('Are you there?');
  await context.setOffline(false);
  await expect(friend.getByLabel('Write a message')).toHaveValue('');
  await expect(page.locator('li', { hasText: 'Are you there?' })).toHaveCount(1);
  await context.close();
});

test('a table in a background tab calls by its title, by the badge and by sound', async ({
  page,
  browser,
  context,
}) => {
  await context.addInitScript(NOTE_CALLS);
  await page.request.get('/api/me');
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const made = await page.request.post('/api/tables', { data: { game: 'tides', seats } });
  const link = `/t/${(await made.json()).id}`;
  const other = await browser.newContext({ locale: 'en' });
  const friend = await other.newPage();
  await Promise.all([page.goto(link), friend.goto(link)]);
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await untilAsked(page);
  await answerOnce(page);
  await expect(page).toHaveTitle('Tides of Time – Regalia');
  const front = await context.newPage();
  await front.goto('/credits');
  await front.bringToFront();
  await page.evaluate(FORGET_CALLS);
  // A question within a second would belong to the same turn.
  await page.waitForTimeout(1100);
  await untilAsked(friend);
  await answerOnce(friend);
  await expect(page).toHaveTitle('● Your turn – Tides of Time');
  await expect.poll(() => page.evaluate(SHOW_CALLS)).toEqual(['badge 1', 'sound', 'sound']);
  await front.goto('/');
  await expect(front).toHaveTitle('(1) Regalia');
  await expect(front.getByText('Your turn').first()).toBeVisible();
  await other.close();
});
