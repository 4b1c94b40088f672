import { availableParallelism, loadavg } from 'node:os';
import { expect, type Page, test } from '@playwright/test';
import { answerRandomly, makeLot, untilAskedOrOver } from '../web/anyGame.ts';
import * as citadels from '../web/citadels.ts';
import * as dominion from '../web/dominion.ts';
import { openOptions } from '../web/gamePage.ts';
import { noteLoaded } from '../web/loaded.ts';
import { hand, playToTheEnd, send, untilAsked } from '../web/tides.ts';
import { watchFrames } from './frames.ts';
import { takeNotes } from './inPage.ts';
import { measureSlowed, press, say, sayHowCalm } from './slowed.ts';

const PICKS = 3;
const QUESTIONS = 40;
const TURNS = 3;
/** A bot's turn and what flies in it. */
const CALM = 3000;

test.beforeAll(() =>
  say('load of this machine, and its processors', `${loadavg()[0]?.toFixed(1)}, ${availableParallelism()}`),
);

for (const game of ['tides', 'citadels', 'dominion', 'diceking', 'panovnik']) {
  test(`what is loaded before a table of ${game} is usable`, async ({ page }) => {
    const loaded = await noteLoaded(page);
    await page.goto(`/game/${game}`);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.locator('[data-place=prompt]').waitFor();
    // Like a person who follows a link to a table.
    await page.reload();
    await page.locator('[data-place=prompt]').waitFor();
    const { requests, ...sizes } = await loaded();
    const said = Object.entries(sizes).map(([kind, size]) => `${kind} ${(size / 1000).toFixed(1)} kB`);
    say(`requests before a table of ${game} is usable`, `${requests}`);
    say(`gzip before a table of ${game} is usable, without the bots' worker`, said.join(', '));
  });
}

/** A slow phone: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const FIRST_TAP = 3700;

for (const game of ['tides', 'citadels', 'dominion', 'diceking', 'panovnik']) {
  test(`first tap at a cold table of ${game} on a slow phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/game/${game}`);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.locator('[data-place=prompt]').waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.clearBrowserCache');
    await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.reload({ waitUntil: 'commit' });
    await page.locator('[data-place=prompt]').waitFor();
    const time = (await page.evaluate('performance.now()')) as number;
    say(`first tap at a cold table of ${game} on a slow phone`, `${Math.round(time)} ms`);
    expect.soft(time).toBeLessThan(FIRST_TAP);
  });
}

test('picks in Tides on a slowed processor', async ({ page }) => {
  await page.addInitScript(takeNotes);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await untilAsked(page);
  await measureSlowed(page, `${PICKS} picks in Tides`, async () => {
    for (let i = 0; i < PICKS; i++) {
      const size = await hand(page).count();
      await press(hand(page).first());
      await press(send(page));
      await expect(hand(page)).toHaveCount(size - 1);
      await page.waitForTimeout(1000);
    }
  });
});

test('turns in Dominion on a slowed processor', async ({ page }) => {
  await page.addInitScript(takeNotes);
  await openDominion(page);
  await measureSlowed(page, `${TURNS} turns in Dominion`, async () => {
    for (let i = 0; i < TURNS; i++) {
      await press(dominion.main(page));
      await expect(dominion.pile(page, dominion.COPPER)).toHaveAttribute('aria-pressed');
      await press(dominion.pile(page, dominion.COPPER));
      await press(dominion.main(page));
      await page.waitForTimeout(CALM);
      await dominion.untilAsked(page);
    }
  });
});

/** Of each game: how the person answers, so that it goes on as with a person. */
const GAMES: Readonly<Record<string, { readonly what: string; readonly play: (page: Page) => Promise<unknown> }>> = {
  tides: { what: 'a whole game of Tides', play: playToTheEnd },
  dominion: { what: `${QUESTIONS} questions in Dominion`, play: (page) => dominion.playOn(page, QUESTIONS) },
  citadels: { what: `${QUESTIONS} questions in Citadels`, play: (page) => citadels.playOn(page, QUESTIONS) },
  diceking: { what: `${QUESTIONS} questions in King of the Dice`, play: answerMany },
  panovnik: { what: `${QUESTIONS} questions in Panovník`, play: answerMany },
};

for (const { name, width, height } of [
  { name: 'desk', width: 1280, height: 720 },
  { name: 'phone', width: 360, height: 740 },
])
  for (const [game, { what, play }] of Object.entries(GAMES)) {
    test(`how calm: ${game} at a ${name}`, async ({ browser, page }) => {
      await page.setViewportSize({ width, height });
      await dominion.hurryBots(page);
      await page.addInitScript(takeNotes);
      if (game === 'dominion') await openDominion(page);
      else {
        await page.goto(`/game/${game}`);
        await page.getByRole('button', { name: 'Play now' }).click();
      }
      await page.locator('[data-place=prompt] button').first().waitFor();
      await watchFrames(browser, page, () => play(page).then(() => undefined));
      await sayHowCalm(page, `${what}, ${name}`);
    });
  }

async function answerMany(page: Page): Promise<void> {
  const lot = makeLot(11);
  for (let i = 0; i < QUESTIONS && (await untilAskedOrOver(page)) === 'asked'; i++) await answerRandomly(page, lot);
}

async function openDominion(page: Page): Promise<void> {
  await openOptions(page, 'dominion');
  await page.getByLabel('First Game (base)').check();
  await page.getByRole('button', { name: 'Play now' }).click();
  await dominion.untilAsked(page);
}
