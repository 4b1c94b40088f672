import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import type { Notes } from './inPage.ts';

const SLOWER = 4;
/** Nobody clicks sooner than this after a hand has come to rest, or clicks elsewhere sooner after that. */
const AIMING = 250;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
export const say = (what: string, figure: string): void => console.log(`${what.padEnd(64)} ${figure}`);
const notesOf = (page: Page): Promise<Notes> => page.evaluate('window.notes');

/** Slows the processor for the work, and says how soon each interaction was painted and what the main thread was busy with. */
export async function measureSlowed(page: Page, what: string, work: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Ticks of the thread itself: they do not count the time that other programs of a busy machine take.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate('window.notes.blocking.length = 0');
  const before = (await notesOf(page)).interactions.length;
  const busyBefore = await busyWith(session);
  await work();
  const busy = await busyWith(session);
  const { interactions, blocking } = await notesOf(page);
  const durations = interactions.slice(before).sort((a, b) => a - b);
  say(`${what}, processor ${SLOWER}x slowed: interaction to next paint, worst`, `${durations.at(-1) ?? 0} ms`);
  say('  median of the interactions', `${durations[Math.floor(durations.length / 2)] ?? 0} ms of ${durations.length}`);
  say('  total blocking time', `${Math.round(sum(blocking))} ms in ${blocking.length} long tasks`);
  const spent = Object.entries(busy).map(([name, time]) => `${name} ${Math.round(time - (busyBefore[name] ?? 0))}`);
  say('  main thread', `${spent.join(', ')} ms`);
}

/**
 * A click by the mouse alone, at the pace of a hand: what Playwright does around its own clicks would be measured with them.
 */
export async function press(target: Locator): Promise<void> {
  await target.waitFor();
  const box = await target.boundingBox();
  if (box === null) throw new Error('nothing to press');
  const { mouse } = target.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await target.page().waitForTimeout(AIMING);
  await mouse.down();
  await mouse.up();
  await target.page().waitForTimeout(AIMING);
}

const KINDS = { TaskDuration: 'all', ScriptDuration: 'script', RecalcStyleDuration: 'style', LayoutDuration: 'layout' };

async function busyWith(session: CDPSession): Promise<Readonly<Record<string, number>>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(
    Object.entries(KINDS).map(([metric, name]) => [
      name,
      1000 * (metrics.find((one) => one.name === metric)?.value ?? 0),
    ]),
  );
}

/** More than this moves what one was about to press. */
const MOST_SHIFT = 0.1;

/** Says how calm the page was since its first moment, and what moved if it was not. */
export async function sayHowCalm(page: Page, what: string): Promise<void> {
  const { shifts, allShifts, moved } = await notesOf(page);
  say(`cumulative layout shift of ${what}`, sum(shifts).toFixed(4));
  say('  with the shifts that follow an input', sum(allShifts).toFixed(4));
  expect.soft(sum(allShifts), moved.join('\n')).toBeLessThan(MOST_SHIFT);
}
