import { expect, type Page } from '@playwright/test';
import { playTogether } from './citadels.ts';
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
  // Each shows as given once the server has it.
  for (const [order, choice] of [
    [/^Frištenský/, 'Play it if I can'],
    [/^Acrobat/, 'Never play it'],
  ] as const) {
    const radio = dialog.getByRole('group', { name: order }).getByRole('radio', { name: choice });
    await radio.click();
    await expect(radio).toBeChecked();
  }
  await page.keyboard.press('Escape');
  const told = (order: string, choice: string) =>
    expect.poll(() => sent.some((text) => text.includes(`"${order}","choice":"${choice}"`))).toBe(true);
  await told('fristensky', 'play');
  await told('acrobat', 'never');

  await playTogether([page, friend], 200, async () => (await windows(friend)).includes(true));
  await context.close();
});
