import { randomAnswer, type Seat, seedFast } from '@regalia/kernel';
import type { TableUpdate, ToClient } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { VirtualClock } from './clock/VirtualClock.ts';
import { countedEntropy } from './testing/entropy.ts';
import { MemoryStore } from './testing/MemoryStore.ts';
import { Guest, type Page } from './testing/page.ts';
import { testServer } from './testing/server.ts';
import { firstOptions, settle } from './testing/VirtualTables.ts';

const SEATS = 4;
const WINDOWS = ['fristensky', 'acrobat'];
const PACES = { live: { kind: 'live', perDecision: 60, reserve: 60 }, days: { kind: 'days', days: 2 } } as const;
const DELAYS = { window: 6_000, windowLeast: 2_000, pause: 500 };

/** What a seat does while the window is open. */
type Doing = 'passes' | 'passes and takes it back';

interface Seen {
  readonly at: number;
  readonly text: string;
}

/** Plays Citadels over real sockets on virtual time up to the window, lets seats do what they do, and tells what everybody is sent meanwhile, and when. */
async function sentDuring(prompt: string, pace: keyof typeof PACES, seed: number, doings: ReadonlyMap<Seat, Doing>) {
  const clock = new VirtualClock();
  const parts = { clock, store: new MemoryStore(), entropy: countedEntropy(), jobs: firstOptions };
  const { port } = await testServer({ delays: DELAYS }, parts);
  const guests: Guest[] = [];
  for (let i = 0; i <= SEATS; i++) guests.push(await Guest.at(port));
  const [host, ...others] = guests as [Guest, ...Guest[]];
  const seats = Array.from({ length: SEATS }, (_, i) => ({ kind: i === 0 ? ('me' as const) : ('open' as const) }));
  const wish = { game: 'citadels', seats, options: { actionCards: 'on' }, pace: PACES[pace] };
  const { id } = await host.create(wish);
  for (const guest of others.slice(0, -1)) await guest.sit(id);
  const pages: Page[] = [];
  for (const guest of guests) pages.push(await guest.open(id));
  for (const page of pages.slice(0, SEATS)) {
    page.send({ type: 'nonce', nonce: 'ab'.repeat(32) });
    await page.next('accepted');
  }
  const pass = async (milliseconds: number) => {
    await clock.pass(milliseconds, settle);
    await quiet(pages);
  };
  await pass(0);
  const rng = seedFast(seed);
  for (let i = 0; i < 300; i++) {
    const updates = pages.slice(0, SEATS).map(latest);
    const asked = updates.flatMap(({ decisions }) => decisions);
    const [d] = asked;
    if (d === undefined) return undefined;
    if (d.prompt === prompt) return watch(clock, pages, updates, doings, pass);
    if (WINDOWS.includes(d.prompt)) await pass(DELAYS.window);
    else {
      const answer = [...randomAnswer(d, rng)];
      (pages[d.seat] as Page).send({ type: 'answer', step: (updates[d.seat] as TableUpdate).step, answer });
      await quiet(pages);
    }
  }
  return undefined;
}

async function watch(
  clock: VirtualClock,
  pages: readonly Page[],
  updates: readonly TableUpdate[],
  doings: ReadonlyMap<Seat, Doing>,
  pass: (milliseconds: number) => Promise<void>,
) {
  const asked = updates.flatMap(({ decisions }) => decisions.map(({ seat }) => seat));
  const from = pages.map(({ messages }) => messages.length);
  const sent: Seen[][] = pages.map(() => []);
  const note = () =>
    pages.forEach((page, i) => {
      const news = page.messages.slice(from[i]).filter(({ type }) => type !== 'pong' && type !== 'accepted');
      from[i] = page.messages.length;
      sent[i]?.push(...news.map((message) => ({ at: clock.now(), text: JSON.stringify(message) })));
    });
  const [deadline = 0] = (updates[0] as TableUpdate).clocks.flatMap((one) => one.deadline ?? []);
  for (const [seat, doing] of doings) {
    const { step } = updates[seat] as TableUpdate;
    const page = pages[seat] as Page;
    page.send({ type: 'answer', step, answer: [] });
    if (doing === 'passes and takes it back') page.send({ type: 'withdraw', step });
  }
  await quiet(pages);
  note();
  const close = (updates[0] as TableUpdate).step + 1;
  const before = sent.map((list) => list.length);
  while (pages.every((page) => latest(page).step < close) && clock.now() < deadline + DELAYS.window) {
    await pass(100);
    note();
  }
  return { asked, sent, before, lateBy: clock.now() - deadline };
}

function latest(page: Page): TableUpdate {
  const update = page.messages.findLast((message: ToClient) => message.type === 'update');
  if (update?.type !== 'update') throw new Error('the game has not begun');
  const parked = page.messages.slice(page.messages.indexOf(update)).findLast(({ type }) => type === 'parked');
  return parked?.type === 'parked' ? { ...update, ...parked, type: 'update' } : update;
}

/** A ping to each page returns after everything sent before it. */
async function quiet(pages: readonly Page[]): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await Promise.all(
      pages.map((page) => {
        page.send({ type: 'ping', re: 1 });
        return page.next('pong');
      }),
    );
    await settle();
  }
}

const seedOf = new Map<string, number>();

async function scene(prompt: string, pace: keyof typeof PACES, doings: [Seat, Doing][]) {
  const known = seedOf.get(prompt);
  for (let seed = known ?? 1; seed < (known ?? 20) + 1; seed++) {
    const found = await sentDuring(prompt, pace, seed, new Map(doings));
    if (found === undefined) continue;
    seedOf.set(prompt, seed);
    return found;
  }
  throw new Error(`no window "${prompt}" opened`);
}

for (const prompt of WINDOWS) {
  for (const pace of ['live', 'days'] as const) {
    test(`CIT-14.2 CIT-14.5 CIT-14.9 the window "${prompt}" at the pace "${pace}": no byte and no moment over the socket tells who has answered, or can`, async () => {
      const silent = await scene(prompt, pace, []);
      const { asked } = silent;
      expect(asked.length).toBeGreaterThan(1);
      expect(silent.before).toEqual(silent.before.map(() => 0));
      expect(silent.lateBy).toBe(0);
      for (const seat of asked) {
        for (const doing of ['passes', 'passes and takes it back'] as const) {
          const busy = await scene(prompt, pace, [[seat, doing]]);
          const seenBy = ({ sent }: typeof busy) => sent.filter((_, i) => i !== seat);
          expect(seenBy(busy)).toEqual(seenBy(silent));
        }
      }
    }, 300_000);
  }
}
