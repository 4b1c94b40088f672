import { below, openDecisions, randomAnswer, seedFast } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { citadels } from '../index.ts';
import { CHARACTER_COUNT } from './cards/printed.ts';
import type { CitadelsState } from './state.ts';
import { cardsIn, characters, draft, faceDown } from './zones.ts';

/** Who has which characters and what lies face down, as text. */
function worldOf(s: CitadelsState): string {
  const zones = [...Array.from({ length: s.seats }, (_, seat) => characters(seat)), faceDown(s.seats), draft(s.seats)];
  return zones
    .map((zone) =>
      cardsIn(s, zone)
        .toSorted((a, b) => a - b)
        .join(''),
    )
    .join('|');
}

/** All that is known of a round: what each picker was handed, kept and laid down, and what the calls revealed. */
interface Told {
  /** Hands handed to each pick, as sets, and what was kept and laid. */
  readonly picks: { seat: number; hand: number[]; kept: number; laid: number | null }[];
  readonly first: number;
}

interface Draft {
  readonly first: number;
  readonly picks: Told['picks'];
}

/** Every course the draft could have taken with these cards face up. */
function* allDrafts(s: CitadelsState, truth: Told, viewer: number): Generator<Draft> {
  const starter = truth.picks[0]?.seat ?? 0;
  const up = Array.from({ length: CHARACTER_COUNT }, (_, card) => card).filter((card) => {
    return !truth.picks[0]?.hand.includes(card) && card !== truth.first;
  });
  const closed = Array.from({ length: CHARACTER_COUNT }, (_, card) => card).filter((card) => !up.includes(card));
  for (const first of closed) {
    if (viewer === starter && first !== truth.first) continue;
    yield* goOn(
      s,
      truth,
      viewer,
      { first, picks: [] },
      closed.filter((card) => card !== first),
    );
  }
}

function* goOn(s: CitadelsState, truth: Told, viewer: number, so: Draft, hand: readonly number[]): Generator<Draft> {
  const real = truth.picks[so.picks.length];
  if (real === undefined) {
    yield so;
    return;
  }
  const isLastOfSeven = s.seats === 7 && so.picks.length === 6;
  const held = (isLastOfSeven ? [...hand, so.first] : hand).toSorted((a, b) => a - b);
  if (real.seat === viewer && held.join() !== real.hand.join()) return;
  for (const kept of held) {
    if (real.seat === viewer && kept !== real.kept) continue;
    const rest = held.filter((card) => card !== kept);
    for (const laid of real.laid === null ? [null] : rest) {
      if (real.seat === viewer && laid !== real.laid) continue;
      const next = { first: so.first, picks: [...so.picks, { seat: real.seat, hand: held, kept, laid }] };
      yield* goOn(
        s,
        truth,
        viewer,
        next,
        rest.filter((card) => card !== laid),
      );
    }
  }
}

/** The world after the draft and the calls, or undefined if the calls exclude it. */
function worldAfter(s: CitadelsState, so: Draft): string | undefined {
  const held: number[][] = Array.from({ length: s.seats }, () => []);
  const down: number[] = s.seats === 7 && so.picks.length === 7 ? [] : [so.first];
  for (const { seat, kept, laid } of so.picks) {
    held[seat]?.push(kept);
    if (laid !== null) down.push(laid);
  }
  for (let card = 0; card < s.called; card++) {
    const holder = held.findIndex((cards) => cards.includes(card));
    if (card === s.murdered) continue;
    if (holder !== s.holders[card]) return undefined;
    if (holder >= 0) held[holder] = (held[holder] ?? []).filter((other) => other !== card);
  }
  return [...held, down, []].map((cards) => cards.toSorted((a, b) => a - b).join('')).join('|');
}

test.each([2, 3, 4, 5, 6, 7])(
  'CIT-3.9 CIT-4.2 CIT-10.1 with %i seats samples in mid-round are exactly the assignments a seat cannot exclude',
  (seats) => {
    const rng = seedFast(seats);
    for (let game = 0; game < 3; game++) {
      const s = citadels.setup(citadels.parseOptions({}, seats), seats, seedFast(100 + game));
      const truth = draftAtRandom(s, rng);
      const stop = below(rng, 8);
      while (s.called <= stop && s.round === 1) answerAtRandom(s, rng);
      if (s.round > 1) continue;
      for (let viewer = 0; viewer < Math.min(seats, 4); viewer++) compare(s, truth, viewer, rng);
    }
  },
  60_000,
);

function draftAtRandom(s: CitadelsState, rng: number[]): Told {
  const told: Told = { picks: [], first: cardsIn(s, faceDown(s.seats))[0] as number };
  while (s.phase === 'draft') {
    const [d] = openDecisions(s);
    if (d === undefined) break;
    const hand = cardsIn(s, draft(s.seats)).toSorted((a, b) => a - b);
    const answer = randomAnswer(d, rng);
    const isLast = hand.length === 2 && (s.seats !== 7 || s.picks === 6);
    const laid = answer[1] ?? (isLast ? (hand.find((card) => card !== answer[0]) as number) : null);
    citadels.apply(s, d.seat, answer);
    told.picks.push({ seat: d.seat, hand, kept: answer[0] as number, laid });
  }
  return told;
}

function answerAtRandom(s: CitadelsState, rng: number[]): void {
  for (const d of openDecisions(s)) citadels.apply(s, d.seat, randomAnswer(d, rng));
}

function compare(s: CitadelsState, truth: Told, viewer: number, rng: number[]): void {
  const possible = new Map<string, number>();
  for (const so of allDrafts(s, truth, viewer)) {
    const world = worldAfter(s, so);
    if (world !== undefined) possible.set(world, (possible.get(world) ?? 0) + 1);
  }
  expect(possible.has(worldOf(s))).toBe(true);
  const seen = new Set<string>();
  const samples = possible.size <= 40 ? 25 * possible.size : 150;
  for (let i = 0; i < samples; i++) {
    const sample = citadels.clone(s);
    citadels.determinize(sample, viewer, rng);
    expect(possible.has(worldOf(sample))).toBe(true);
    seen.add(worldOf(sample));
  }
  if (possible.size <= 40) expect(seen.size).toBe(possible.size);
}
