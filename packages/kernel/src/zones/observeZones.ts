import { mixInt, mixInts } from '../base/hash.ts';
import type { Seat, State, Zone } from '../base/vocabulary.ts';
import type { Layout } from './layout.ts';

/** A hash of the zones as a seat sees them: the cards it sees, and how many there are elsewhere. Reads no marks. */
export function observeZones(s: State, { visibleTo, ordered }: Layout, seat: Seat): number {
  let hash = seat;
  for (let id = 0; id < s.zones.length; id++) {
    const { cards } = s.zones[id] as Zone;
    if ((((visibleTo[id] as number) >> seat) & 1) === 0) hash = mixInt(hash, cards.length);
    else hash = ordered[id] ? mixInts(hash, cards) : mixSet(hash, cards);
  }
  return hash;
}

/** The same for every order of the cards. */
function mixSet(hash: number, cards: readonly number[]): number {
  let sum = cards.length;
  for (let i = 0; i < cards.length; i++) sum = (sum + mixInt(0x9e3779b9, cards[i] as number)) | 0;
  return mixInt(hash, sum);
}
