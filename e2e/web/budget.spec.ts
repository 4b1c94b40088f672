import { expect, type Page } from '@playwright/test';
import { type Loaded, noteLoaded } from './loaded.ts';
import { test } from './test.ts';

test.use({ locale: 'en-GB' });

/** All scripts, gzipped, that a page loads before a table can be used. */
const SCRIPT_BUDGET = 160_000;
/** Of any kind: on a slow connection each one costs more than its bytes. */
const REQUEST_BUDGET = 60;

const GAMES = ['tides', 'citadels', 'dominion', 'diceking', 'panovnik'];

for (const game of GAMES) {
  test(`${game} stays within its budget of scripts and requests before its table can be used, here or on the server`, async ({
    page,
  }) => {
    const loaded = await noteLoaded(page);
    await page.goto(`/game/${game}`);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.locator('[data-place=prompt]').waitFor();
    // Like a person who follows a link to a table.
    await page.reload();
    await page.locator('[data-place=prompt]').waitFor();
    expectWithinBudget(await loaded(), 'in this browser');
    await page.goto(await layRemote(page, game));
    await page.locator('[data-place=prompt]').waitFor();
    expectWithinBudget(await loaded(), 'on the server');
  });
}

function expectWithinBudget({ script, requests }: Loaded, where: string): void {
  expect.soft(script, `scripts ${where}`).toBeLessThanOrEqual(SCRIPT_BUDGET);
  expect.soft(requests, `requests ${where}`).toBeLessThanOrEqual(REQUEST_BUDGET);
}

/** A table on the server for me and as many bots as it takes. */
async function layRemote(page: Page, game: string): Promise<string> {
  await page.request.get('/api/me');
  const bot = { kind: 'bot', level: 'random' };
  const seats = game === 'tides' || game === 'dominion' ? [{ kind: 'me' }, bot] : [{ kind: 'me' }, bot, bot];
  const made = await page.request.post('/api/tables', { data: { game, seats } });
  return `/t/${(await made.json()).id}`;
}
