import { expect, type Page } from '@playwright/test';
import { playTogether } from './citadels.ts';
import { hurry, main } from './dominion.ts';
import { test } from './test.ts';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

/** Notes in the page that a window was open, and whether its clock was seen in it. */
const NOTE_WINDOWS = `
  window.windows = [];
  new MutationObserver(() => {
    const stage = document.querySelector('[data-place=stage]');
    if (stage !== null) window.windows.push(stage.querySelector('[role=timer]') !== null);
  }).observe(document, { subtree: true, childList: true });
`;
const windows = (page: Page): Promise<boolean[]> => page.evaluate('window.windows');

test('both standing orders are told to the server, and a secret window shows its clock', async ({ page, browser }) => {
  test.setTimeout(240_000);
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await page.request.get('/api/me');
  const data = { game: 'citadels', seats: [{ kind: 'me' }, { kind: 'open' }], options: { actionCards: 'on' } };
  const made = await page.request.post('/api/tables', { data });
  const link = `/t/${(await made.json()).id}`;
  await page.goto(link);
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  const friend = await context.newPage();
  await friend.addInitScript({ content: NOTE_WINDOWS });
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Sit down' }).click();

  await page.getByRole('button', { name: 'Standing orders' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('group', { name: /^Frištenský/ })
    .getByRole('radio', { name: 'Play it if I can' })
    .check();
  await dialog
    .getByRole('group', { name: /^Acrobat/ })
    .getByRole('radio', { name: 'Never play it' })
    .check();
  await page.keyboard.press('Escape');
  const told = (order: string, choice: string) =>
    expect.poll(() => sent.some((text) => text.includes(`"${order}","choice":"${choice}"`))).toBe(true);
  await told('fristensky', 'play');
  await told('acrobat', 'never');

  await playTogether([page, friend], 200, async () => (await windows(friend)).includes(true));
  await context.close();
});

test('at one screen everybody has standing orders of their own, behind the curtain', async ({ page }) => {
  await hurry(page);
  await page.goto('/game/citadels');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByText('House rules').click();
  await page.getByLabel('Action cards').selectOption('With');
  await page.getByRole('button', { name: 'Share this screen' }).click();
  const given = page.getByRole('group', { name: /^Frištenský/ });
  const take = page.locator('main button', { hasText: /^I am / });
  const orders = async (): Promise<void> => {
    await take.click();
    await page.getByRole('button', { name: 'Standing orders' }).click();
    await expect(given.getByRole('radio', { name: 'Ask me' })).toBeChecked();
  };
  await orders();
  await given.getByRole('radio', { name: 'Play it if I can' }).check();
  await page.keyboard.press('Escape');
  await page.locator('[data-place=draft] button[data-offered]').first().click();
  await main(page).click();
  await expect(page.getByRole('button', { name: 'Standing orders' })).toHaveCount(0);
  await orders();
});
