import { sortAscending } from '../../base/ints.ts';
import type { Card, Group, RngState, Zone } from '../../base/vocabulary.ts';
import { shuffle } from '../../rng/rng.ts';
import { absencesOfViewer } from '../knowledge/absences.ts';
import { removeCard } from '../knowledge/groups.ts';
import { classOf, collectUnknown, freeOf, groupsOfViewer, type Unknown } from '../knowledge/unknown.ts';
import type { Layout } from '../layout.ts';
import { KNOWN, markOf, marksKnownTo, PUBLIC, UNKNOWN, withMark } from '../marks.ts';
import type { ZoneState } from '../zoneContext.ts';
import { type DealInput, dealAroundAbsences, hasAbsences } from './dealAround.ts';

/**
 * Replaces every card the viewer does not know by a uniform sample. The result depends only on the viewer's knowledge and
 * the generator: unknown cards are sorted before they are dealt, and private knowledge of others is erased. Public cards
 * stay public. Bots call this often, so it allocates little.
 */
export function redeal(state: ZoneState, layout: Layout, viewer: number, rng: RngState): void {
  const groups = groupsOfViewer(state, viewer);
  const absences = absencesOfViewer(state, viewer);
  const unknown = collectUnknown(state, layout, viewer, groups);
  const bound = absences.length === 0 ? 0 : dealConstrained({ state, layout, viewer, groups, absences, unknown }, rng);
  for (let cls = 0; cls < unknown.free.length; cls++) {
    if ((bound >> cls) & 1) continue;
    sortAscending(unknown.free[cls] as Card[]);
    shuffle(rng, unknown.free[cls] as Card[]);
  }
  for (const group of groups) if (!((bound >> classOf(unknown, group)) & 1)) dealGroup(unknown, group, rng);
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
  state.absences = absences;
}

/** Deals the pool classes with absences; returns a bit for each. */
function dealConstrained(deal: DealInput, rng: RngState): number {
  let bound = 0;
  for (let cls = 0; cls < deal.unknown.free.length; cls++) {
    if (!hasAbsences(deal, cls)) continue;
    dealAroundAbsences(deal, cls, rng);
    bound |= 1 << cls;
  }
  return bound;
}

function dealGroup(unknown: Unknown, group: Group, rng: RngState): void {
  const held = unknown.held[group.id] as Card[];
  const free = unknown.free[classOf(unknown, group)] as Card[];
  for (let i = 0; i < held.length; i++) held[i] = free.pop() as Card;
  for (const card of group.cards) held.push(card);
  sortAscending(held);
  shuffle(rng, held);
}

/** Whether everyone knows all cards there, so that nothing is dealt or erased. */
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

/** In a hand, the public information is how many copies there are, not their places. */
function forgetOthers(zone: Zone, viewer: number, layout: Layout, id: number, publicCards: Card[] | null): void {
  const visible = marksKnownTo(layout.visibleTo[id] as number);
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

/** Sorts a hand by mark, then by kind, so that positions reveal nothing. */
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
