import type { Decision } from '@regalia/kernel';

/** Where I choose: in my hand, in the Supply, among kinds to be named, or from what is shown for the purpose. */
export type OptionPlace = 'hand' | 'supply' | 'stage' | 'naming';

const PLACES: Readonly<Record<string, OptionPlace>> = { hand: 'hand', supply: 'supply', kinds: 'naming' };

export function placeOf(d: Decision | null): OptionPlace | null {
  if (d === null) return null;
  return d.where === null ? 'stage' : (PLACES[d.where.place] ?? 'stage');
}
