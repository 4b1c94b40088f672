import type { Card, Seat, Viewer } from '@regalia/kernel';
import type { Color } from '../rules/colors.ts';
import {
  circleColor,
  circlesOf,
  isSlot,
  levelOf,
  type Slot,
  TUCKED,
  tuckedUnder,
  xOf,
} from '../rules/pyramid/pyramid.ts';
import { reckon } from '../rules/pyramid/reckoning.ts';
import type { PanovnikState } from '../rules/state.ts';
import type { Token } from '../rules/tokens.ts';
import { tokensAt } from '../rules/tokensOnCards.ts';
import { cardsIn, pyramid, tuckedCharacters, tuckedLaws } from '../rules/zones.ts';

/** A card in a slot with what lies on it and under it. */
export interface PlacedView {
  readonly card: Card;
  readonly slot: Slot;
  readonly level: number;
  /** 0 is where the first card lies; the supporters of x are x and x + 1 one level below. */
  readonly x: number;
  readonly tokens: readonly Token[];
  /** PAN-9.5: how many lie under it, and those that the viewer knows. */
  readonly tucked: { readonly count: number; readonly cards: readonly Card[] };
}

/** The circle below the card of a slot. */
export interface CircleView {
  readonly slot: Slot;
  readonly level: number;
  readonly x: number;
  readonly bottom: Color;
  readonly left: Color;
  readonly right: Color;
  /** Its color if it is one-colored as it lies; null if not. */
  readonly color: Color | null;
  /** After the end, the color that left-over gems have given it, if they did. */
  readonly recolored: Color | null;
}

export function viewPyramid(s: Readonly<PanovnikState>, seat: Seat, viewer: Viewer): PlacedView[] {
  const cards = cardsIn(s, pyramid(seat)).filter((card) => isSlot(s.place[card] as number));
  cards.sort((a, b) => (s.place[a] as number) - (s.place[b] as number));
  return cards.map((card) => {
    const slot = s.place[card] as Slot;
    const tucked = { count: tuckedUnder(s, slot), cards: knownUnder(s, seat, slot, viewer) };
    return { card, slot, level: levelOf(slot), x: xOf(slot), tokens: tokensAt(s, slot), tucked };
  });
}

function knownUnder(s: Readonly<PanovnikState>, seat: Seat, slot: Slot, viewer: Viewer): Card[] {
  const known = cardsIn(s, pyramid(seat)).filter((card) => s.place[card] === TUCKED + slot);
  if (viewer === seat || viewer === 'judge') {
    [tuckedCharacters(seat), tuckedLaws(seat)].forEach((zone, i) => {
      const under = s.hiddenUnder[2 * seat + i] as Slot[];
      known.push(...cardsIn(s, zone).filter((_, at) => under[at] === slot));
    });
  }
  return known.sort((a, b) => a - b);
}

export function viewCircles(s: Readonly<PanovnikState>, seat: Seat): CircleView[] {
  const circles = circlesOf(s, seat);
  const colors = s.phase === 'over' ? reckon(s, seat, true).recoloring.colors : null;
  const views = circles.map((circle, i) => {
    const own = circleColor(circle);
    const final = colors?.[i] ?? -1;
    return {
      ...circle,
      x: xOf(circle.slot),
      color: own < 0 ? null : own,
      recolored: final >= 0 && final !== own ? final : null,
    };
  });
  return views.sort((a, b) => a.slot - b.slot);
}
