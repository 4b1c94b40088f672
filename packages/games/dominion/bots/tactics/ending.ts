import type { Card, Seat } from '@regalia/kernel';
import { PROVINCE } from '../../rules/cards/printed.ts';
import { pointsOf } from '../../rules/scoring.ts';
import type { DominionState } from '../../rules/state.ts';
import { ownedBy } from '../../rules/zones.ts';

interface Ends {
  /** A purchase that ends the game and wins it; -1 if there is none. */
  readonly winning: Card;
  /** What is on offer, without purchases that end the game and lose it. */
  readonly safe: readonly Card[];
}

/** Looks at what the next purchase would end. All points are public: everybody sees what is gained and trashed. */
export function withoutLosingEnd(s: Readonly<DominionState>, seat: Seat, offered: readonly Card[]): Ends {
  let safe = offered;
  for (const kind of offered) {
    if (!endsGame(s, kind)) continue;
    if (winsWith(s, seat, kind)) return { winning: kind, safe };
    safe = safe.filter((other) => other !== kind);
  }
  return { winning: -1, safe };
}

function endsGame(s: Readonly<DominionState>, kind: Card): boolean {
  return s.supply[kind] === 1 && (kind === PROVINCE || s.emptyPiles >= 2);
}

/** More points than every other seat, or as many in fewer turns (DOM-11.5). */
function winsWith(s: Readonly<DominionState>, seat: Seat, kind: Card): boolean {
  const own = pointsOf([...ownedBy(s, seat), kind]);
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const points = pointsOf(ownedBy(s, other));
    if (points > own || (points === own && (s.turns[other] as number) <= (s.turns[seat] as number))) return false;
  }
  return true;
}
