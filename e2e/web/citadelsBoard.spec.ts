import { expect, type Locator, type Page } from '@playwright/test';
import { CARD_IDS } from '@regalia/games/citadels';
import { openAt } from './citadels.ts';
import type { Wanted } from './citadelsRecords.ts';
import { hurry, main } from './dominion.ts';
import { test } from './test.ts';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

/** Where one taps, in this order; what it can be is marked as offered. */
type Tap = (page: Page) => Locator;

const offered = (page: Page, place: string): Locator => page.locator(`[data-place^="${place}"] button[data-offered]`);
const held =
  (card: string): Tap =>
  (page) =>
    page.locator(`[data-place=hand] button[data-card="${CARD_IDS.get(card)}"]`);
const action =
  (name: string | RegExp): Tap =>
  (page) =>
    page.locator('[data-place=menu]').getByRole('button', { name });
const first =
  (place: string): Tap =>
  (page) =>
    offered(page, place).first();

interface Case extends Omit<Wanted, 'seats'> {
  readonly what: string;
  readonly taps: readonly Tap[];
  /** What the log says then. */
  readonly says: RegExp;
  /** The last tap is not sent by itself. */
  readonly confirm?: boolean;
}

const turn = { prompt: 'turn', actionCards: 'on', confirm: true } as const;

const CASES: readonly Case[] = [
  { ...turn, what: 'murder a character', action: 'murder', taps: [first('rank-')], says: /murders the / },
  { ...turn, what: 'rob a character', action: 'rob', taps: [first('rank-')], says: /will rob/ },
  { ...turn, what: 'swap hands', action: 'swap', taps: [first('seat-')], says: /swaps? / },
  {
    ...turn,
    what: 'exchange cards',
    action: 'exchange',
    hand: 3,
    taps: [action(/^Exchange/), main, first('hand')],
    says: /exchange/,
  },
  { ...turn, what: 'destroy a building', action: 'destroy', taps: [first('city-')], says: /destroys?/ },
  {
    ...turn,
    what: 'use the Laboratory',
    action: 'laboratory',
    taps: [action(/^Laboratory/), first('hand')],
    says: /Laboratory/,
  },
  {
    ...turn,
    what: 'play the Fortune-teller',
    action: 'play',
    card: 'fortune_teller',
    taps: [held('fortune_teller'), first('seat-')],
    says: /Fortune Teller/,
  },
  { ...turn, what: 'take a card from a hand', prompt: 'take', taps: [first('stage')], says: /takes? / },
  {
    ...turn,
    what: 'improve a building',
    action: 'improve',
    taps: [held('human_cannonball'), first('hand'), first('city-')],
    says: /Human Cannonball/,
  },
  { ...turn, what: 'put up the Big Top', action: 'play', card: 'sapito', taps: [held('sapito')], says: /Big Top/ },
  { ...turn, what: 'use a wagon', action: 'wagon', taps: [first('seat-')], says: /wagon/ },
  { ...turn, what: 'collect from a wagon', prompt: 'wagon', taps: [first('stage')], says: /wagon/ },
  { ...turn, what: 'buy from the Graveyard', prompt: 'graveyard', taps: [first('stage')], says: /Graveyard/ },
  { ...turn, what: 'play Frištenský', prompt: 'fristensky', round: 1, taps: [held('fristensky')], says: /Frištenský/ },
  { ...turn, what: 'play the Acrobat', prompt: 'acrobat', round: 1, taps: [held('acrobat')], says: /Acrobat/ },
];

for (const [width, height] of [
  [1280, 720],
  [360, 740],
] as const) {
  test(`every decision of Citadels is made on the board itself at ${width}x${height}`, async ({ page }) => {
    test.setTimeout(180_000);
    await hurry(page);
    await page.setViewportSize({ width, height });
    for (const { what, taps, says, confirm, ...wanted } of CASES) {
      await test.step(what, async () => {
        await openAt(page, { ...wanted, seats: 4 });
        for (const tap of taps) {
          await showSeat(page, tap);
          await tap(page).first().click();
        }
        if (confirm) await main(page).click();
        if (width < 600) await page.getByRole('button', { name: 'Log' }).click();
        await expect(page.locator('[data-place=log]')).toContainText(says);
      });
    }
  });
}

/** On a phone a city is unfolded before its buildings are tapped. */
async function showSeat(page: Page, tap: Tap): Promise<void> {
  const thing = tap(page).first();
  await thing.waitFor();
  const seat = thing.locator('xpath=ancestor::*[starts-with(@data-place, "seat-")]');
  const folded = seat.locator('[data-place^=tab-]');
  if ((await folded.count()) > 0) await folded.click();
}
