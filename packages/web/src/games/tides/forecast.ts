import { countSymbols, linesOf, standingOf, type TidesView } from '@regalia/games/tides';
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
