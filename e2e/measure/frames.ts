import type { Browser, Page } from '@playwright/test';
import { say } from './slowed.ts';

interface TraceEvent {
  readonly name: string;
  /** In microseconds. */
  readonly ts: number;
}

const BEGINS = 'cards begin to move';
const ENDS = 'cards rest';

/** Runs in the page: marks in the trace when something begins to move and when it rests. */
const markMoves = `(() => {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...details) {
    const animation = animate.apply(this, details);
    performance.mark('${BEGINS}');
    const rests = () => performance.mark('${ENDS}');
    animation.addEventListener('finish', rests);
    animation.addEventListener('cancel', rests);
    return animation;
  };
})()`;

/** Counts the frames that the screen was given while cards moved, from the browser's own trace. */
export async function watchFrames(browser: Browser, page: Page, work: () => Promise<void>): Promise<void> {
  await page.evaluate(markMoves);
  const categories = ['devtools.timeline.frame', 'disabled-by-default-devtools.timeline.frame', 'blink.user_timing'];
  await browser.startTracing(page, { categories });
  await work();
  const trace = JSON.parse(String(await browser.stopTracing())) as { readonly traceEvents: readonly TraceEvent[] };
  const events = trace.traceEvents.toSorted((a, b) => a.ts - b.ts);
  const gaps = gapsWhileMoving(events);
  const late = gaps.filter((gap) => gap > LATE_MS);
  const missed = late.reduce((sum, gap) => sum + Math.round(gap / FRAME_MS) - 1, 0);
  say('frames while cards move', `${gaps.length}, ${late.length} late, ${missed} dropped`);
  say('  frames a second', (gaps.length / (gaps.reduce((sum, gap) => sum + gap, 0) / 1000)).toFixed(1));
  say('  longest between two frames', `${Math.round(Math.max(0, ...gaps))} ms`);
}

const FRAME_MS = 1000 / 60;
/** With room for jitter. */
const LATE_MS = 25;

/** The times between two frames, in ms, as long as at least one card moves. */
function gapsWhileMoving(events: readonly TraceEvent[]): number[] {
  const gaps: number[] = [];
  let moving = 0;
  let last: number | null = null;
  for (const { name, ts } of events) {
    if (name === BEGINS) moving++;
    else if (name === ENDS) moving--;
    else if (name === 'DrawFrame') {
      if (moving > 0 && last !== null) gaps.push((ts - last) / 1000);
      last = moving > 0 ? ts : null;
    }
  }
  return gaps;
}
