import { type Browser, expect, type Page } from '@playwright/test';
import { expectNoBarriers } from './axe.ts';
import { openOptions } from './gamePage.ts';
import { test } from './test.ts';
import { hand } from './tides.ts';

test.use({ locale: 'en-GB' });

/** Makes a table, and seats a friend in a browser of their own at it. */
async function meet(page: Page, browser: Browser, wish: object): Promise<Page> {
  const made = await page.request.post('/api/tables', { data: wish });
  const link = `/t/${(await made.json()).id}`;
  const friend = await (await browser.newContext({ locale: 'en' })).newPage();
  await Promise.all([page.goto(link), friend.goto(link)]);
  await friend.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(friend.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
  return friend;
}

test('a table with a clock shows the time left, warns near the end and answers when it is over', async ({
  page,
  browser,
}) => {
  await openOptions(page, 'tides');
  await page.getByLabel('Pace').selectOption('30 s per move + 2 min reserve');
  await page.getByRole('button', { name: 'Create an invitation' }).click();
  await expect(page.getByText('Pace: 30 s per move + 2 min reserve')).toBeVisible();
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await expect(page.locator('[data-place=my-kingdom]').getByRole('timer')).toContainText(/2:[0-2]\d/);
  await expectNoBarriers(page);

  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const pace = { kind: 'live', perDecision: 12, reserve: 0 };
  const friend = await meet(page, browser, { game: 'tides', seats, pace });
  const mine = page.locator('[data-place=my-kingdom]');
  const warning = mine.getByText('Your time is running out.');
  await expect(hand(page)).toHaveCount(5);
  await expect(page.locator('[data-place=other-kingdom]').getByRole('timer')).toBeVisible();
  await expect(warning).toHaveCount(0);
  await expect(warning).toBeAttached();
  await expectNoBarriers(page);
  // The next question soon warns too, so that its beginning must not be missed.
  await Promise.all([
    expect(hand(page)).toHaveCount(4, { timeout: 20_000 }),
    expect(warning).toHaveCount(0, { timeout: 20_000 }),
  ]);
  await friend.context().close();
});

test('a friend enters a name before taking a seat', async ({ page, browser }) => {
  await page.request.get('/api/me');
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const made = await page.request.post('/api/tables', { data: { game: 'dominion', seats } });
  const link = `/t/${(await made.json()).id}`;
  const friend = await (await browser.newContext({ locale: 'en' })).newPage();
  await Promise.all([page.goto(link), friend.goto(link)]);
  await friend.getByRole('button', { name: 'Change my name' }).click();
  await friend.getByLabel('My name').fill('Žofie');
  await friend.getByRole('button', { name: 'Save name' }).click();
  await expect(friend.getByText('Žofie')).toBeVisible();
  await expectNoBarriers(friend);
  await friend.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Žofie' })).toBeVisible();
  await friend.context().close();
});

test('only the host is offered to seat a bot', async ({ page, browser }) => {
  await page.request.get('/api/me');
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const friend = await meet(page, browser, { game: 'dominion', seats });
  await expect(friend.getByText('you', { exact: true })).toBeVisible();
  await expect(friend.getByRole('button', { name: 'Add a bot' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add a bot' })).toHaveCount(1);
  await friend.context().close();
});

test('an invitation nobody has followed is closed by its host and leaves the list', async ({ page }) => {
  await page.goto('/game/tides');
  await page.getByRole('button', { name: 'Invite friends' }).click();
  await page.getByRole('button', { name: 'Cancel this invitation' }).waitFor();
  const link = page.url();
  await page.getByRole('link', { name: 'All games' }).click();
  const listed = page.locator(`a[href="${new URL(link).pathname}"]`);
  await expect(listed).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel this invitation' }).click();
  await expect(listed).toHaveCount(0);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This table was closed' })).toBeVisible();
});

test('while people gather they change their names beside their seats and chat', async ({ page, browser }) => {
  await page.request.get('/api/me');
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const friend = await meet(page, browser, { game: 'dominion', seats });
  await friend.getByRole('button', { name: 'Change my name' }).click();
  await expect(friend.getByLabel('My name')).toBeFocused();
  await expectNoBarriers(friend);
  await friend.getByLabel('My name').fill('Žofie');
  await friend.keyboard.press('Enter');
  await expect(page.getByText('Žofie').first()).toBeVisible();
  await expect(friend.getByText('Žofie')).toBeVisible();
  await friend.getByLabel('Write a message').fill('One minute, please.');
  await friend.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('list', { name: 'Chat' })).toContainText('Žofie One minute, please.');
  await expect(page.getByRole('log')).toHaveText('Chat, Žofie: One minute, please.');
  await expect(page.getByRole('region', { name: 'Chat' })).toContainText('Anyone with the link can read this chat');
  await expect(page).toHaveTitle('Dominion: Intrigue – Regalia');
  await page.getByRole('button', { name: 'Good luck!' }).click();
  await expect(friend.getByRole('list', { name: 'Chat' })).toContainText('Good luck!');
  await expectNoBarriers(page);
  await friend.reload();
  await expect(friend.getByText('Žofie').first()).toBeVisible();
  await friend.context().close();
});

const UNSEEN = '\u200b';

test('a name that the server does not take is not kept, and a sentence says what a name needs', async ({
  page,
  browser,
}) => {
  await page.request.get('/api/me');
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const friend = await meet(page, browser, { game: 'dominion', seats });
  const pencil = friend.getByRole('button', { name: 'Change my name' });
  const rename = async (name: string): Promise<void> => {
    await pencil.click();
    await friend.getByLabel('My name').fill(name);
    await friend.keyboard.press('Enter');
  };
  await rename('Ann');
  await expect(friend.getByText('Ann', { exact: true })).toBeVisible();
  await rename(UNSEEN);
  await expect(friend.getByRole('alert')).toHaveText('Pick a name with 1 to 24 characters.');
  await friend.reload();
  await expect(friend.getByText('Ann', { exact: true })).toBeVisible();
  await pencil.click();
  await expect(friend.getByLabel('My name')).toHaveValue('Ann');
  await friend.context().close();
});

test('no name in the settings keeps a table shut', async ({ page }) => {
  await page.goto('/game/tides');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('My name').fill(UNSEEN);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Invite friends' }).click();
  await expect(page.getByRole('button', { name: 'Add a bot' })).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('My name', { exact: true }).fill('Ann');
  await page.route('**/api/me', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 400, json: { code: 'bad-request', message: 'body/name Invalid input' } })
      : route.continue(),
  );
  await Promise.all([page.waitForResponse((response) => response.status() === 400), page.reload()]);
  await expect(page.getByRole('button', { name: 'Add a bot' })).toBeVisible();
});

test('only a table that does not exist is said not to', async ({ page }) => {
  const missing = page.getByRole('heading', { name: 'Table not found' });
  await page.goto('/t/abcdefghijkl');
  await expect(missing).toBeVisible();
  await page.goto('/t/cut');
  await expect(missing).toBeVisible();
  await page.route('**/api/tables/abcdefghijkl', (route) =>
    route.fulfill({ status: 429, json: { code: 'too-many', message: 'Too many requests.' } }),
  );
  await page.goto('/t/abcdefghijkl');
  await expect(page.getByRole('heading', { name: 'This table can’t be opened right now' })).toBeVisible();
  await expect(page.getByText('Easy! Wait a minute, then try again.')).toBeVisible();
  await expectNoBarriers(page);
  await page.unroute('**/api/tables/abcdefghijkl');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(missing).toBeVisible();
});

test('a page older than the server says so, and goes on once it is loaded again', async ({ page }) => {
  let isOld = true;
  await page.routeWebSocket(/\/live$/, (line) => {
    const server = line.connectToServer();
    line.onMessage((text) => server.send(isOld ? String(text).replace(/"protocol":\d+/, '"protocol":0') : text));
  });
  await page.goto('/game/tides');
  await page.getByRole('button', { name: 'Invite friends' }).click();
  await expect(page.getByRole('heading', { name: 'A new version is here' })).toBeVisible();
  await expectNoBarriers(page);
  isOld = false;
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('button', { name: 'Add a bot' })).toBeVisible();
});
