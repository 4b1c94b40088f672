import { sortAscending } from '../ints.ts';
import { shuffle } from '../rng/rng.ts';
import type { Card, Group, RngState, State, Zone } from '../vocabulary.ts';
import { removeCard } from './groups.ts';
import type { Layout } from './layout.ts';
import { KNOWN, knownTo, markOf, PUBLIC, UNKNOWN, withMark } from './marks.ts';

/**
 * Replaces every card the viewer does not know by a fair sample of what could be there. Depends on that viewer's
 * knowledge and the generator only: unknown cards are sorted before they are dealt, and what single others know is
 * forgotten. What everybody knows stays public. Searching bots do this all the time, so it makes few new objects.
 */
export function redeal(state: State, layout: Layout, viewer: number, rng: RngState): void {
  const groups = ownGroups(state, viewer);
  const unknown = collectUnknown(state, layout, viewer, groups);
  for (const cards of unknown.free) {
    sortAscending(cards);
    shuffle(rng, cards);
  }
  for (const group of groups) dealGroup(unknown, group, rng);
  for (let id = 0; id < state.zones.length; id++) {
    const zone = state.zones[id] as Zone;
    const ordered = layout.ordered[id] as boolean;
    if (ordered && isOpen(zone)) continue;
    const publicCards = ordered ? null : knownCards(zone, layout.seats);
    dealZone(zone, viewer, freeOf(unknown, layout.pools[id] as number), unknown.held);
    if (publicCards !== null) sortHand(zone, viewer);
    forgetOthers(zone, viewer, layout, id, publicCards);
  }
  state.groups = groups;
}

/** The cards whose places the viewer does not know. */
interface Unknown {
  /** The lowest of the pools that the viewer's groups join with pool i: it knows the cards of those only as a sum. */
  readonly classes: readonly number[];
  /** By the lowest pool of a class: cards of which the viewer knows nothing. */
  readonly free: Card[][];
  /** By the id of a group: the cards at its places. */
  readonly held: Card[][];
}

function ownGroups({ groups }: State, viewer: number): Group[] {
  const own: Group[] = [];
  for (let i = 0; i < groups.length; i++) if (groups[i]?.viewer === viewer) own.push(groups[i] as Group);
  return own.length > 1 ? own.sort((a, b) => a.id - b.id) : own;
}

function poolClasses({ pools }: Layout, groups: readonly Group[]): number[] {
  const classes: number[] = [];
  for (let i = 0; i < pools.length; i++) while (classes.length <= (pools[i] as number)) classes.push(classes.length);
  for (const group of groups) if ((group.pools & (group.pools - 1)) !== 0) joinClasses(classes, group.pools);
  return classes;
}

function joinClasses(classes: number[], pools: number): void {
  const joined = classes.filter((_, pool) => (pools >> pool) & 1);
  const lowest = Math.min(...joined);
  for (let pool = 0; pool < classes.length; pool++) {
    if (joined.includes(classes[pool] as number)) classes[pool] = lowest;
  }
}

function collectUnknown({ zones }: State, layout: Layout, viewer: number, groups: readonly Group[]): Unknown {
  const classes = poolClasses(layout, groups);
  const unknown: Unknown = { classes, free: classes.map(() => []), held: [] };
  for (const { id } of groups) unknown.held[id] = [];
  for (let id = 0; id < zones.length; id++) {
    const { cards, marks } = zones[id] as Zone;
    const free = freeOf(unknown, layout.pools[id] as number);
    for (let i = 0; i < cards.length; i++) {
      const mark = markOf(marks[i] as number, viewer);
      if (mark === KNOWN) continue;
      (mark === UNKNOWN ? free : (unknown.held[mark] as Card[])).push(cards[i] as Card);
    }
  }
  for (const group of groups) freeTheUncounted(unknown, group);
  return unknown;
}

/** Cards at a group's places that the viewer does not know to be there could be any of the pool. */
function freeTheUncounted(unknown: Unknown, group: Group): void {
  const rest = unknown.held[group.id] as Card[];
  for (const card of group.cards) removeCard(rest, card);
  const free = freeOf(unknown, lowestPool(group));
  for (const card of rest) free.push(card);
}

function dealGroup(unknown: Unknown, group: Group, rng: RngState): void {
  const held = unknown.held[group.id] as Card[];
  const free = freeOf(unknown, lowestPool(group));
  for (let i = 0; i < held.length; i++) held[i] = free.pop() as Card;
  for (const card of group.cards) held.push(card);
  sortAscending(held);
  shuffle(rng, held);
}

function freeOf({ free, classes }: Unknown, pool: number): Card[] {
  return free[classes[pool] as number] as Card[];
}

function lowestPool({ pools }: Group): number {
  return 31 - Math.clz32(pools & -pools);
}

/** Whether everybody knows everything that lies there, so that nothing is dealt or forgotten. */
function isOpen({ marks }: Zone): boolean {
  for (let i = 0; i < marks.length; i++) if (marks[i] !== PUBLIC) return false;
  return true;
}

function dealZone(zone: Zone, viewer: number, free: Card[], held: readonly Card[][]): void {
  for (let i = 0; i < zone.cards.length; i++) {
    const mark = markOf(zone.marks[i] as number, viewer);
    if (mark === KNOWN) continue;
    zone.cards[i] = (mark === UNKNOWN ? free : (held[mark] as Card[])).pop() as Card;
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

function knownCards({ cards, marks }: Zone, viewer: number): Card[] {
  const known: Card[] = [];
  for (let i = 0; i < cards.length; i++) if (markOf(marks[i] as number, viewer) === KNOWN) known.push(cards[i] as Card);
  return known;
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
