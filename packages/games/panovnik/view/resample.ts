import { below, isPublicZone, type RngState, type Seat, type Zone } from '@regalia/kernel';
import { ALL_COLORS, type Color } from '../rules/colors.ts';
import type { PanovnikState } from '../rules/state.ts';
import { FIRST_GEM, returned } from '../rules/zones.ts';

/** The ten pairs of colors that a seat can have given back, and in how many ways out of two gems of each (PAN-3.3). */
const PAIRS = ALL_COLORS.flatMap((one) =>
  ALL_COLORS.filter((other) => other >= one).map((other) => pairOf(one, other)),
);

interface Pair {
  readonly gems: readonly number[];
  readonly cards: readonly number[];
  readonly ways: number;
}

function pairOf(one: Color, other: Color): Pair {
  const gems = [0, 0, 0, 0];
  gems[one] = (gems[one] as number) + 1;
  gems[other] = (gems[other] as number) + 1;
  return { gems, cards: [FIRST_GEM + one, FIRST_GEM + other], ways: one === other ? 1 : 4 };
}

/**
 * PAN-12.4: what each other seat gave back at the start is known only as a sum, and by what it has paid since. Every split
 * that fits gets its share by the ways in which it can have come about.
 */
export function resample(s: PanovnikState, seat: Seat, rng: RngState): void {
  const others = Array.from({ length: s.seats }, (_, other) => other).filter(
    (other) => other !== seat && !isPublicZone(s.zones[returned(other)] as Zone),
  );
  if (others.length < 2) return;
  const splits = splitsOf(s, others);
  let lot = below(
    rng,
    splits.reduce((sum, split) => sum + waysOf(split), 0),
  );
  const chosen = splits.find((split) => {
    lot -= waysOf(split);
    return lot < 0;
  });
  chosen?.forEach((pair, i) => {
    (s.zones[returned(others[i] as Seat)] as Zone).cards = pair.cards.slice();
  });
}

const waysOf = (split: readonly Pair[]): number => split.reduce((product, pair) => product * pair.ways, 1);

/** Every way to split what the seats gave back together. */
export function splitsOf(s: Readonly<PanovnikState>, seats: readonly Seat[]): Pair[][] {
  const left = [0, 0, 0, 0];
  for (const seat of seats) {
    for (const gem of (s.zones[returned(seat)] as Zone).cards)
      left[gem - FIRST_GEM] = (left[gem - FIRST_GEM] as number) + 1;
  }
  return splitAmong(s, seats, left);
}

function splitAmong(s: Readonly<PanovnikState>, seats: readonly Seat[], left: readonly number[]): Pair[][] {
  const [seat, ...rest] = seats;
  if (seat === undefined) return [[]];
  const fitting = PAIRS.filter(({ gems }) =>
    gems.every(
      (count, color) => count <= (left[color] as number) && count <= (s.mostReturned[4 * seat + color] as number),
    ),
  );
  return fitting.flatMap((pair) =>
    splitAmong(
      s,
      rest,
      left.map((count, color) => count - (pair.gems[color] as number)),
    ).map((split) => [pair, ...split]),
  );
}
