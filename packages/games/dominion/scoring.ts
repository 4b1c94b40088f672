import {
  type Breakdown,
  type Card,
  cardParam,
  type ScoreLine,
  type Seat,
  type Viewer,
  viewerIndex,
} from '@regalia/kernel';
import { cardOf } from './card.ts';
import type { DominionState } from './state.ts';
import { aside, deck, layout, ownedBy } from './zones.ts';

/** DOM-11.4, DOM-11.6: victory points of all these cards. */
export function pointsOf(owned: readonly Card[]): number {
  let total = 0;
  for (const card of owned) total += pointsEach(card, owned);
  return total;
}

/**
 * Every point with its rule. During the game only where the table shows a live score (DOM-3.11), and of a seat whose cards
 * the viewer cannot all know, because cards were passed, only that the sum is unknown (DOM-3.26).
 */
export function score(s: Readonly<DominionState>, viewer: Viewer): Breakdown[] {
  const shown = viewer === 'judge' || s.flow.outcome !== null || s.liveScore;
  return s.turns.map((_, seat) => {
    if (!shown) return { seat, total: null, lines: [] };
    if (viewer !== 'judge' && !knowsCardsOf(s, viewerIndex(s.seats, viewer), seat)) {
      return { seat, total: null, lines: [unknownLine()] };
    }
    return breakdown(seat, ownedBy(s, seat));
  });
}

function breakdown(seat: Seat, owned: readonly Card[]): Breakdown {
  const kinds = [...new Set(owned)].sort((a, b) => a - b);
  const lines = kinds.flatMap((kind) => {
    const each = pointsEach(kind, owned);
    const count = owned.filter((card) => card === kind).length;
    return cardOf(kind).points === 0 ? [] : [scoreLine(kind, count, each)];
  });
  return { seat, total: pointsOf(owned), lines };
}

function scoreLine(card: Card, n: number, each: number): ScoreLine {
  const { rule, points } = cardOf(card);
  const key = typeof points === 'number' ? 'score.cards' : `score.${cardOf(card).id}`;
  const params = { card: cardParam(card), n, each };
  return { points: n * each, rule, key, params, card, section: 0, preview: false };
}

function unknownLine(): ScoreLine {
  const key = 'score.unknown';
  return { points: null, rule: 'DOM-3.26', key, params: {}, card: null, section: 0, preview: false };
}

function pointsEach(card: Card, owned: readonly Card[]): number {
  const { points } = cardOf(card);
  return typeof points === 'number' ? points : points(owned);
}

type Group = DominionState['groups'][number];

/** DOM-3.15: true unless a card that the viewer could not see was passed to or from the seat. */
function knowsCardsOf(s: Readonly<DominionState>, viewer: number, seat: Seat): boolean {
  const own = 1 << (layout(s.seats).pools[deck(seat)] as number);
  return s.groups.every((group) => {
    if (group.viewer !== viewer) return true;
    if (group.pools === own) return liesAtHome(s, group, seat);
    return (group.pools & own) === 0 && !touches(s, group, seat);
  });
}

/** Whether the group has a place among the cards of the seat. */
function touches(s: Readonly<DominionState>, group: Group, seat: Seat): boolean {
  for (let zone = deck(seat); zone <= aside(seat); zone++) {
    if (s.zones[zone]?.marks.some((marks) => ((marks >>> (4 * group.viewer)) & 15) === group.id)) return true;
  }
  return false;
}

function liesAtHome(s: Readonly<DominionState>, group: Group, home: Seat): boolean {
  return s.turns.every((_, seat) => seat === home || !touches(s, group, seat));
}
