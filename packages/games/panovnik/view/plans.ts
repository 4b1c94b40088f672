import type { Card, Seat } from '@regalia/kernel';
import { lawOf } from '../rules/cards/laws.ts';
import { costOf, isLaw } from '../rules/cards/printed.ts';
import { ALL_COLORS, type Color } from '../rules/colors.ts';
import { payableLevel, unusedEternals } from '../rules/pyramid/costs.ts';
import { colorClosedBy, levelOf, openSlots, type Slot, xOf } from '../rules/pyramid/pyramid.ts';
import { gemsOf, type PanovnikState } from '../rules/state.ts';
import { handOf } from '../rules/zones.ts';

/** A slot that a card could be put into. */
export interface PlacePlan {
  readonly slot: Slot;
  readonly level: number;
  readonly x: number;
  /** PAN-7.6: gems by color, before eternal gems. */
  readonly cost: readonly number[];
  /** What unused eternal gems would save at most. */
  readonly saved: readonly number[];
  /** What is missing even so. */
  readonly missing: readonly number[];
  readonly payable: boolean;
  /** The color of the circle that it would close, or null. */
  readonly closes: Color | null;
}

/** A card of the viewer and the empty slots it could lie in; laws 65 and 66 go elsewhere and have none. */
export interface CardPlan {
  readonly card: Card;
  readonly places: readonly PlacePlan[];
}

export function plansOf(s: Readonly<PanovnikState>, seat: Seat): CardPlan[] {
  const cards = handOf(s, seat);
  const turnedUp = playing(s, seat);
  if (turnedUp !== null) cards.push(turnedUp);
  return cards.sort((a, b) => a - b).map((card) => ({ card, places: placesOf(s, seat, card) }));
}

/** The card that is being placed, or waits for it. */
function playing(s: Readonly<PanovnikState>, seat: Seat): Card | null {
  if (s.phase !== 'building') return null;
  const waiting = s.waiting[seat] as Card;
  if (waiting > 0) return waiting;
  const frame = s.flow.stack.find((one) => one.seat === seat && one.card > 0 && s.place[one.card] === 0);
  return frame === undefined ? null : frame.card;
}

/** The empty slots that a card could lie in, in hand or not. */
export function placesOf(s: Readonly<PanovnikState>, seat: Seat, card: Card): PlacePlan[] {
  if (isLaw(card) && lawOf(card).entrance !== 'slot') return [];
  const highest = payableLevel(s, seat, card);
  return openSlots(s, seat, card).map((slot) => {
    const level = levelOf(slot);
    const cost = ALL_COLORS.map((color) => costOf(card, level, color));
    const saved = cost.map((gems, color) => Math.min(gems, unusedEternals(s, seat, color)));
    const missing = cost.map((gems, color) => Math.max(0, gems - (saved[color] as number) - gemsOf(s, seat, color)));
    const closes = colorClosedBy(card, slot);
    return {
      slot,
      level,
      x: xOf(slot),
      cost,
      saved,
      missing,
      payable: level <= highest,
      closes: closes < 0 ? null : closes,
    };
  });
}
