import { type Card, cloneAbsences, cloneFlow, cloneGroups, cloneZones, type Seat, type State } from '@regalia/kernel';

export const ROUNDS = 3;
export const HAND_SIZE = 5;
export const SEATS = 2;

export interface TidesState extends State {
  /** The round being played, from 0; 3 once the last is scored. */
  round: number;
  /** TID-5.17: whether King's Nest wins a comparison of nothing with nothing. */
  nestWinsZeroTie: boolean;
  /** Kingdoms as they were scored: seat 0 and seat 1 of round 1, then of round 2, ... */
  scoredKingdoms: Card[][];
  /** What they brought, in the same order. */
  scoredPoints: number[];
}

export function cloneState(s: TidesState): TidesState {
  return {
    revision: s.revision,
    seats: s.seats,
    flow: cloneFlow(s.flow),
    zones: cloneZones(s.zones),
    groups: cloneGroups(s.groups),
    absences: cloneAbsences(s.absences),
    round: s.round,
    nestWinsZeroTie: s.nestWinsZeroTie,
    scoredKingdoms: s.scoredKingdoms.map((kingdom) => kingdom.slice()),
    scoredPoints: s.scoredPoints.slice(),
  };
}

export function opponentOf(seat: Seat): Seat {
  return 1 - seat;
}

/** Points of the rounds scored so far. */
export function totalOf(s: Readonly<TidesState>, seat: Seat): number {
  let total = 0;
  for (let i = seat; i < s.scoredPoints.length; i += SEATS) total += s.scoredPoints[i] as number;
  return total;
}
