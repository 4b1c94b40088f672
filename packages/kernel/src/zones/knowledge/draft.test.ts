import { describe, expect, test } from 'vitest';
import type { Card, RngState } from '../../base/vocabulary.ts';
import { below, seedFast } from '../../rng/rng.ts';
import { checkKnowledge } from '../../testing/checkKnowledge.ts';
import {
  allDrafts,
  CHARACTERS,
  callCharacter,
  type Draft,
  gather,
  holderOf,
  isIndistinguishable,
  playDraft,
  zonesOf,
} from '../../testing/citadelsDraft.ts';
import { chiSquare } from '../../testing/zoneWorlds.ts';
import { cloneAbsences, cloneGroups, cloneZones } from '../clone.ts';
import { markOf, UNKNOWN } from '../marks.ts';
import { shuffleZone } from '../move.ts';
import { redeal } from '../sampling/redeal.ts';
import type { ZoneContext, ZoneState } from '../zoneContext.ts';

const OPEN: Readonly<Record<number, readonly Card[]>> = { 4: [1, 6], 5: [2] };
const MOST_WORLDS = 150;
/** More for fewer seats, which have fewer viewers. */
const VIEWERS_EACH = 16;

/** The characters of each seat, and those face down. */
type World = readonly (readonly Card[])[];

function worldText(world: World): string {
  return world.map((cards) => cards.toSorted((a, b) => a - b).join('')).join('|');
}

function sample(c: ZoneContext, viewer: number, rng: RngState): World {
  const { seats } = c.layout;
  const copy: ZoneState = {
    zones: cloneZones(c.zones),
    groups: cloneGroups(c.groups),
    absences: cloneAbsences(c.absences),
  };
  redeal(copy, c.layout, viewer, rng);
  const held = copy.zones.slice(0, seats).map(({ cards }) => cards);
  return [...held, copy.zones[zonesOf(seats).down]?.cards as Card[]];
}

function count(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Characters that were called and revealed. */
function afterCalls(draft: Draft, calls: readonly Card[]): World {
  return draft.held.map((cards, seat) =>
    seat === draft.seats ? cards : cards.filter((card) => !calls.includes(card)),
  );
}

/** With too many worlds to count each: who has one character, and the characters of one seat or the middle. */
function coarse(world: World, card: Card, seat: number): string {
  return `${holderOf(world, card)}/${(world[seat] as readonly Card[]).toSorted((a, b) => a - b).join('')}`;
}

function expectExact(truth: Draft, possible: readonly Draft[], viewer: number, calls: readonly Card[], rng: RngState) {
  const alike = possible.filter((draft) => isIndistinguishable(draft, truth, viewer, calls));
  const worlds = alike.map((draft) => afterCalls(draft, calls));
  const c = playDraft(truth);
  for (const card of calls) callCharacter(c, card);
  checkKnowledge(c);
  const weights = count(worlds.map(worldText));
  const isSmall = weights.size <= MOST_WORLDS;
  const samples = Array.from({ length: isSmall ? 20 * weights.size : 1500 }, () => sample(c, viewer, rng));
  for (const world of samples) expect(weights.has(worldText(world))).toBe(true);
  const [card, seat] = [below(rng, CHARACTERS), below(rng, truth.seats + 1)];
  const textOf = isSmall ? worldText : (world: World) => coarse(world, card, seat);
  const { statistic, bound } = chiSquare(count(worlds.map(textOf)), count(samples.map(textOf)));
  expect(statistic).toBeLessThanOrEqual(bound);
}

describe('characters drafted and called: samples are the drafts a viewer cannot exclude, evenly', () => {
  test.each([2, 3, 4, 5, 6, 7])(
    'CIT-3.9 CIT-4.2 CIT-10.1 with %i seats',
    (seats) => {
      const rng = seedFast(seats);
      const drafts = allDrafts(seats, OPEN[seats] ?? []);
      for (let i = 0; i * (seats + 1) < VIEWERS_EACH; i++) {
        const truth = drafts[below(rng, drafts.length)] as Draft;
        const ranks = Array.from({ length: CHARACTERS }, (_, card) => card).filter(
          (card) => !truth.open.includes(card),
        );
        const murdered = below(rng, CHARACTERS);
        for (let viewer = 0; viewer <= seats; viewer++) {
          const calls = ranks.filter((card) => card !== murdered).slice(0, below(rng, CHARACTERS));
          expectExact(truth, drafts, viewer, calls, rng);
        }
      }
    },
    120_000,
  );

  test('CIT-4.3 characters collected face down and shuffled leave no knowledge', () => {
    for (const seats of [2, 3, 7]) {
      const drafts = allDrafts(seats, []);
      const c = playDraft(drafts[drafts.length >> 1] as Draft);
      for (let card = 0; card < 5; card++) callCharacter(c, card);
      expect(c.absences).not.toEqual([]);
      gather(c);
      shuffleZone(c, zonesOf(seats).round);
      expect([c.groups, c.absences]).toEqual([[], []]);
      for (const marks of c.zones[zonesOf(seats).round]?.marks ?? []) {
        for (let viewer = 0; viewer <= seats; viewer++) expect(markOf(marks, viewer)).toBe(UNKNOWN);
      }
    }
  });
});
