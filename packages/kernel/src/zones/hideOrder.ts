import { ContractViolation } from '../base/errors.ts';
import type { Card, Zone } from '../base/vocabulary.ts';
import { weakenAbsences } from './knowledge/absences.ts';
import { addGroup, insertCard, poolBit, setMark } from './knowledge/groups.ts';
import { KNOWN, markOf } from './marks.ts';
import type { ZoneContext } from './zoneContext.ts';

/**
 * Hides the order of the top `count` cards of an ordered zone from all viewers but `keepers`. Everyone must know these
 * cards; the others then know which they are, but not their positions.
 */
export function hideOrder(c: ZoneContext, zoneId: number, count: number, keepers: number): void {
  if (c.untracked) return;
  const zone = c.zones[zoneId] as Zone;
  const first = zone.cards.length - count;
  if (isOneKind(zone, first)) return;
  for (let viewer = 0; viewer <= c.layout.seats; viewer++) {
    if ((keepers >> viewer) & 1) continue;
    weakenAbsences(c, zoneId, viewer);
    const group = addGroup(c, viewer, poolBit(c.layout, zoneId));
    for (let i = first; i < zone.cards.length; i++) {
      if (markOf(zone.marks[i] as number, viewer) !== KNOWN)
        throw new ContractViolation('hideOrder needs cards that everyone knows');
      insertCard(group.cards, zone.cards[i] as Card);
      setMark(zone, i, viewer, group.id);
    }
  }
}

function isOneKind({ cards }: Zone, first: number): boolean {
  for (let i = first + 1; i < cards.length; i++) if (cards[i] !== cards[first]) return false;
  return true;
}
