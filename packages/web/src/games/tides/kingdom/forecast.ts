import { countSymbols, expectPoints, linesOf, outlookOf, standingOf, type TidesView } from '@regalia/games/tides';
import type { Card, ScoreLine, Seat } from '@regalia/kernel';

/** What a kingdom would bring if it were scored now. */
export interface Forecast {
  readonly lines: readonly ScoreLine[];
  readonly points: number;
}

/** What laying a card would change at once, for its owner and for the other. */
export interface Gain {
  readonly mine: number;
  readonly theirs: number;
}

export function kingdomOf(view: TidesView, seat: Seat): Card[] {
  const { monuments = [], laid = [] } = view.seats[seat] ?? {};
  return [...monuments, ...laid];
}

export function forecast(view: TidesView, own: readonly Card[], other: readonly Card[]): Forecast {
  const lines = linesOf(own, other, view, view.round, true);
  return { lines, points: lines.reduce((sum, line) => sum + (line.points ?? 0), 0) };
}

export function gainOf(view: TidesView, seat: Seat, card: Card): Gain {
  const own = kingdomOf(view, seat);
  const other = kingdomOf(view, 1 - seat);
  const grown = [...own, card];
  return {
    mine: forecast(view, grown, other).points - forecast(view, own, other).points,
    theirs: forecast(view, other, grown).points - forecast(view, other, own).points,
  };
}

/**
 * What a card of my hand may bring next round as a monument, and what it may cost the other: every other card that I know
 * in a hand with even chance in either kingdom.
 */
export function monumentGainOf(view: TidesView, seat: Seat, card: Card, theirHand: readonly Card[]): Gain {
  const rest = view.seats[seat]?.hand.cards?.filter((other) => other !== card) ?? [];
  const loose = countSymbols([...rest, ...theirHand]);
  const [own, grown] = [outlookOf(kingdomOf(view, seat)), outlookOf([...kingdomOf(view, seat), card])];
  const other = outlookOf(kingdomOf(view, 1 - seat));
  return {
    mine: Math.round(expectPoints(grown, other, loose) - expectPoints(own, other, loose)),
    theirs: Math.round(expectPoints(other, grown, loose) - expectPoints(other, own, loose)),
  };
}

export interface SymbolCount {
  readonly symbol: number;
  readonly count: number;
  readonly doubled: boolean;
  /** Compared with the other kingdom. */
  readonly lead: 'ahead' | 'even' | 'behind';
}

export function symbolCounts(own: readonly Card[], other: readonly Card[]): SymbolCount[] {
  const plain = countSymbols(own);
  const { counts } = standingOf(own);
  const theirs = standingOf(other).counts;
  return counts.map((count, symbol) => ({
    symbol,
    count,
    doubled: count > (plain[symbol] ?? 0),
    lead: count > (theirs[symbol] ?? 0) ? 'ahead' : count < (theirs[symbol] ?? 0) ? 'behind' : 'even',
  }));
}
