import {
  type Card,
  cardParam,
  knowsPool,
  type ScoreBreakdown,
  type ScoreLine,
  type Seat,
  type Viewer,
} from '@regalia/kernel';
import { cardOf } from '../rules/cards/printed.ts';
import { pointsEach, pointsOf } from '../rules/scoring.ts';
import type { DominionState } from '../rules/state.ts';
import { deck, layout, ownedBy } from '../rules/zones.ts';

/**
 * Every point with its rule. During the game only where the table shows a live score (DOM-3.11), and of a seat whose cards
 * the viewer cannot all know, because cards were passed, only that the sum is unknown (DOM-3.26).
 */
export function score(s: Readonly<DominionState>, viewer: Viewer): ScoreBreakdown[] {
  const isOpen = viewer === 'judge' || s.flow.outcome !== null;
  return s.turns.map((_, seat) => {
    if (!isOpen && !s.liveScore) return { seat, total: null, lines: [] };
    const isKnown = isOpen || knowsPool(s, layout(s.seats), deck(seat), viewer);
    return isKnown ? breakdown(seat, ownedBy(s, seat)) : { seat, total: null, lines: [unknownLine()] };
  });
}

function breakdown(seat: Seat, owned: readonly Card[]): ScoreBreakdown {
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
