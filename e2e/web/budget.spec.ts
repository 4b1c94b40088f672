import { expect, type Page } from '@playwright/test';
import { noteLoaded } from './loaded.ts';
import { test } from './test.ts';

test.use({ locale: 'en-GB' });

/** All scripts, gzipped, that a page loads before a table can be used. */
const BUDGET = 200_000;

const GAMES = ['tides', 'citadels', 'dominion', 'diceking', 'panovnik'];

for (const game of GAMES) {
  test(`${game} needs no more script than its budget before its table can be used, here or on the server`, async ({
    page,
  }) => {
    const loaded = await noteLoaded(page);
    await page.goto(`/game/${game}`);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.locator('[data-place=prompt]').waitFor();
    // As whoever follows a link to a table.
    await page.reload();
    await page.locator('[data-place=prompt]').waitFor();
    expect.soft((await loaded()).script, 'in this browser').toBeLessThan(BUDGET);
    await page.goto(await layRemote(page, game));
    await page.locator('[data-place=prompt]').waitFor();
    expect.soft((await loaded()).script, 'on the server').toBeLessThan(BUDGET);
  });
}

/** A table on the server for me and as many bots as it takes. */
async function layRemote(page: Page, game: string): Promise<string> {
  await page.request.get('/api/me');
  const bot = { kind: 'bot', level: 'random' };
  const seats = game === 'tides' || game === 'dominion' ? [{ kind: 'me' }, bot] : [{ kind: 'me' }, bot, bot];
  const made = await page.request.post('/api/tables', { data: { game, seats } });
  return `/t/${(await made.json()).id}`;
}
