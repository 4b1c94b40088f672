import { availableParallelism, loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { answerOnce, hand, playToTheEnd, send, untilAsked } from '../web/tides.ts';
import { type Notes, takeNotes } from './inPage.ts';

const SLOWER = 4;
const PICKS = 3;
/** A frame of a screen with 60 a second, with room for jitter. */
const LATE_MS = 25;

const KINDS = ['script', 'stylesheet', 'font'];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const say = (what: string, figure: string): void => console.log(`${what.padEnd(64)} ${figure}`);
const notesOf = (page: Page): Promise<Notes> => page.evaluate('window.notes');

test.beforeAll(() =>
  say('load of this machine, and its processors', `${loadavg()[0]?.toFixed(1)}, ${availableParallelism()}`),
);

test('what is loaded before a table is usable', async ({ page }) => {
  const sizes = new Map<string, number>();
  const loaded = new Map<string, string>();
  page.on('requestfinished', (request) => {
    if (KINDS.includes(request.resourceType())) loaded.set(request.url(), request.resourceType());
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(hand(page)).toHaveCount(5);
  for (const [url, kind] of loaded) {
    const { length } = gzipSync(await (await page.request.get(url)).body());
    sizes.set(kind, (sizes.get(kind) ?? 0) + length);
  }
  for (const [kind, size] of sizes) say(`gzip before the table is usable: ${kind}`, `${(size / 1000).toFixed(1)} kB`);
});

test('a pick on a slowed processor', async ({ page }) => {
  await page.addInitScript(takeNotes);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await untilAsked(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate('window.notes.blocking.length = 0');
  const before = (await notesOf(page)).interactions.length;
  for (let i = 0; i < PICKS; i++) {
    const size = await hand(page).count();
    await hand(page).first().click();
    await send(page).click();
    await expect(hand(page)).toHaveCount(size - 1);
    await page.waitForTimeout(1000);
  }
  const { interactions, blocking } = await notesOf(page);
  const durations = interactions.slice(before).sort((a, b) => a - b);
  say(`interaction to next paint, processor ${SLOWER}x slowed, worst`, `${durations.at(-1) ?? 0} ms`);
  say('  median of the interactions', `${durations[Math.floor(durations.length / 2)] ?? 0} ms of ${durations.length}`);
  say(`total blocking time of ${PICKS} picks`, `${Math.round(sum(blocking))} ms in ${blocking.length} long tasks`);
});

test('a whole game against the bot', async ({ page }) => {
  await page.addInitScript(takeNotes);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await untilAsked(page);
  await answerOnce(page);
  await playToTheEnd(page);
  const { shifts, allShifts, frames } = await notesOf(page);
  const late = frames.filter((time) => time > LATE_MS);
  const missed = sum(late.map((time) => Math.round(time / (1000 / 60)) - 1));
  say('cumulative layout shift of a whole game', sum(shifts).toFixed(4));
  say('  with the shifts that follow an input', sum(allShifts).toFixed(4));
  say('frames while cards move', `${frames.length}, ${late.length} late, ${missed} dropped`);
  say('  longest frame', `${Math.round(Math.max(0, ...frames))} ms`);
});
