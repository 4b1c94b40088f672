import { shuffle } from '../rng/rng.ts';
import type { Card, Group, RngState, State, Zone } from '../vocabulary.ts';
import { removeCard } from './groups.ts';
import type { Layout, ZoneSpec } from './layout.ts';
import { KNOWN, knownTo, markOf, PUBLIC, UNKNOWN, withMark } from './marks.ts';

/**
 * Replaces every card the viewer does not know by a fair sample of what could be there. Depends on that viewer's
 * knowledge and the generator only: unknown cards are sorted before they are dealt, and what single others know is
 * forgotten. What everybody knows stays public.
 */
export function redeal(state: State, layout: Layout, viewer: number, rng: RngState): void {
  const groups = state.groups.filter((group) => group.viewer === viewer).sort((a, b) => a.id - b.id);
  const classes = poolClasses(layout, groups);
  const free = collectFree(state, layout, viewer, groups, classes);
  for (const cards of free.values()) {
    cards.sort((a, b) => a - b);
    shuffle(rng, cards);
  }
  const hands = new Map<number, Card[]>();
  for (const group of groups) hands.set(group.id, dealGroup(state, group, takeFrom(free, classes, group), rng));
  state.zones.forEach((zone, id) => {
    const { pool, ordered } = layout.specs[id] as ZoneSpec;
    const publicCards = ordered ? null : knownCards(zone, layout.seats);
    dealZone(zone, viewer, free.get(classes[pool] as number) as Card[], hands);
    if (publicCards !== null) sortHand(zone, viewer);
    forgetOthers(zone, viewer, layout, id, publicCards);
  });
  state.groups = groups;
}

/** Pools that a group joins are one class: the viewer knows their cards only as a sum. */
function poolClasses(layout: Layout, groups: readonly Group[]): number[] {
  const classes = Array.from({ length: 1 + Math.max(...layout.specs.map((spec) => spec.pool)) }, (_, pool) => pool);
  for (const group of groups) {
    const joined = classes.filter((_, pool) => (group.pools >> pool) & 1);
    const lowest = Math.min(...joined);
    classes.forEach((own, pool) => {
      if (joined.includes(own)) classes[pool] = lowest;
    });
  }
  return classes;
}

function collectFree(
  state: State,
  layout: Layout,
  viewer: number,
  groups: readonly Group[],
  classes: readonly number[],
): Map<number, Card[]> {
  const free = new Map<number, Card[]>(classes.map((own) => [own, []]));
  state.zones.forEach((zone, id) => {
    const pool = free.get(classes[layout.specs[id]?.pool as number] as number) as Card[];
    zone.cards.forEach((card, i) => {
      if (markOf(zone.marks[i] as number, viewer) === UNKNOWN) pool.push(card);
    });
  });
  for (const group of groups) {
    const rest = cardsOf(state, group);
    for (const card of group.cards) removeCard(rest, card);
    free.get(classOf(group, classes))?.push(...rest);
  }
  return free;
}

function takeFrom(free: Map<number, Card[]>, classes: readonly number[], group: Group): Card[] {
  return free.get(classOf(group, classes)) as Card[];
}

function classOf(group: Group, classes: readonly number[]): number {
  return classes[31 - Math.clz32(group.pools & -group.pools)] as number;
}

function cardsOf(state: State, group: Group): Card[] {
  return state.zones.flatMap((zone) =>
    zone.cards.filter((_, i) => markOf(zone.marks[i] as number, group.viewer) === group.id),
  );
}

function dealGroup(state: State, group: Group, pool: Card[], rng: RngState): Card[] {
  const missing = cardsOf(state, group).length - group.cards.length;
  const hand = [...group.cards, ...pool.splice(pool.length - missing, missing)].sort((a, b) => a - b);
  shuffle(rng, hand);
  return hand;
}

function dealZone(zone: Zone, viewer: number, pool: Card[], hands: Map<number, Card[]>): void {
  for (let i = 0; i < zone.cards.length; i++) {
    const mark = markOf(zone.marks[i] as number, viewer);
    if (mark === KNOWN) continue;
    zone.cards[i] = (mark === UNKNOWN ? pool : (hands.get(mark) as Card[])).pop() as Card;
  }
}

/** Copies are alike, so in a hand it is the count of a kind that is public, not a place. */
function forgetOthers(zone: Zone, viewer: number, layout: Layout, id: number, publicCards: Card[] | null): void {
  const visible = knownTo(layout.sight[id] as number);
  for (let i = 0; i < zone.marks.length; i++) {
    const marks = zone.marks[i] as number;
    const known = markOf(marks, viewer) === KNOWN;
    const isPublic =
      publicCards === null
        ? markOf(marks, layout.seats) === KNOWN
        : known && removeCard(publicCards, zone.cards[i] as Card);
    zone.marks[i] = known && isPublic ? PUBLIC : withMark(visible, viewer, markOf(marks, viewer));
  }
}

function knownCards(zone: Zone, viewer: number): Card[] {
  return zone.cards.filter((_, i) => markOf(zone.marks[i] as number, viewer) === KNOWN);
}

/** Places of a hand mean nothing, so none may tell which card lay where: sort by what the viewer knows, then by kind. */
function sortHand({ cards, marks }: Zone, viewer: number): void {
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i] as Card;
    const own = marks[i] as number;
    let at = i;
    for (; at > 0; at--) {
      const before = markOf(marks[at - 1] as number, viewer) - markOf(own, viewer) || card - (cards[at - 1] as Card);
      if (before >= 0) break;
      cards[at] = cards[at - 1] as Card;
      marks[at] = marks[at - 1] as number;
    }
    cards[at] = card;
    marks[at] = own;
  }
}
