import { expect } from '@playwright/test';
import { openOptions } from './gamePage.ts';
import { PUSH_SERVICE } from './inPage.ts';
import { test } from './test.ts';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

const BOT = { kind: 'bot', level: 'random' };

test('tables of others say what is played there, and those that are played can be watched', async ({
  page,
  browser,
}) => {
  await page.request.get('/api/me');
  const lay = (wish: object) => page.request.post('/api/tables', { data: { listed: true, ...wish } });
  await lay({ game: 'citadels', options: { purpleSet: 'wall' }, seats: [{ kind: 'me' }, { kind: 'open' }] });
  const made = await lay({ game: 'dominion', pace: { kind: 'days', days: 3 }, seats: [{ kind: 'me' }, BOT] });
  const { id } = await made.json();
  await page.goto(`/t/${id}`);
  const phase = async () => (await (await page.request.get(`/api/tables/${id}`)).json()).phase;
  await expect.poll(phase, 'once its host has come').toBe('playing');
  const guest = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await guest.goto('/');
  await guest.getByRole('link', { name: /open tables?: come and join/ }).click();
  await expect(guest.getByRole('heading', { name: 'Open tables' })).toBeInViewport();
  const running = guest.getByRole('list', { name: 'Live now: come and watch' }).getByRole('listitem');
  await expect(running.filter({ has: guest.locator(`a[href="/t/${id}"]`) })).toContainText('3 days per move');
  await expect(guest.getByRole('listitem').filter({ hasText: 'Purple buildings: ' }).first()).toContainText(
    /Citadels.*Free seat/,
  );
  const gathering = await lay({
    game: 'dominion',
    options: { kingdom: 'first-game' },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await guest.goto(`/t/${(await gathering.json()).id}`);
  await guest.getByRole('button', { name: /^Militia,/ }).click();
  await expect(guest.getByRole('dialog', { name: 'Militia' })).toBeVisible();
  await guest.keyboard.press('Escape');
  await guest.goto('/');
  await guest.locator(`a[href="/t/${id}"]`).click();
  await expect(guest.getByRole('status').filter({ hasText: 'You’re watching this game.' }).first()).toBeVisible();
});

test('a table that waits for me calls me from another one, and takes me there', async ({ page }) => {
  await page.goto('/game/tides');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('[data-place=prompt]')).toBeVisible();
  const made = await page.request.post('/api/tables', { data: { game: 'dominion', seats: [{ kind: 'me' }, BOT] } });
  const { id } = await made.json();
  const visit = await page.context().newPage();
  await visit.goto(`/t/${id}`);
  await expect(visit.locator('[data-place=supply]')).toBeVisible();
  await visit.close();
  const call = page.getByRole('link', { name: 'Your turn: Dominion: Intrigue' });
  await expect(call).toBeVisible({ timeout: 60_000 });
  await call.click();
  await expect(page).toHaveURL(`/t/${id}`);
  await expect(page.locator('[data-place=supply]')).toBeVisible();
  await expect(call).toHaveCount(0);
});

test('a host who opens a table over days is offered notifications at once', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await page.addInitScript(PUSH_SERVICE);
  await openOptions(page, 'tides');
  const notices = page.getByRole('switch', { name: 'Notify me when it’s my turn' });
  await expect(page.getByLabel('Pace')).toBeVisible();
  await expect(notices).toHaveCount(0);
  await page.getByLabel('Pace').selectOption('1 day per move');
  await expect(notices).toBeVisible();
});

test('a table that takes time to come shows its shape, and one that cannot come says so', async ({ page }) => {
  await page.goto('/game/tides');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('[data-place=prompt]')).toBeVisible();
  let go = (): void => undefined;
  const held = new Promise<void>((done) => {
    go = done;
  });
  await page.route('**/assets/table-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading …' })).toBeVisible();
  go();
  await expect(page.locator('[data-place=prompt]')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/assets/table-*.js', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.route('**/assets/en-*.js', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText('Regalia could not be loaded. Check your connection.');
});

test('a tap too many removes no game for good', async ({ page }) => {
  for (const game of ['tides', 'tides']) {
    await page.goto(`/game/${game}`);
    await page.getByRole('button', { name: /^Play/ }).first().click();
    await page.waitForURL(/\/local\//);
  }
  await page.goto('/');
  const bins = page.getByRole('button', { name: 'Remove this table' });
  await expect(bins).toHaveCount(2);
  await bins.first().click();
  await expect(bins).toHaveCount(1);
  await bins.first().click();
  await expect(bins).toHaveCount(0);
  await page.getByRole('button', { name: 'Restore removed tables' }).click();
  await expect(bins).toHaveCount(2);
});
