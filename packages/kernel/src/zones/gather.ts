import type { Zone } from '../base/vocabulary.ts';
import { forgetPool, holdWholePool } from './knowledge/forgetPool.ts';
import { trace } from './knowledge/trace.ts';
import { moveAll, shuffleZone, transferAll } from './move.ts';
import type { ZoneContext } from './zoneContext.ts';

/** Moves the cards of all these zones to the first of them and shuffles it. */
export function gatherAndShuffle(c: ZoneContext, zones: readonly number[]): void {
  const into = zones[0] as number;
  const forgets = !c.untracked && trace === null && c.layout.visibleTo[into] === 0 && holdWholePool(c, zones);
  for (let i = 1; i < zones.length; i++) {
    const zone = zones[i] as number;
    if (forgets) transferAll(c.zones[zone] as Zone, c.zones[into] as Zone);
    else moveAll(c, zone, into);
  }
  if (forgets) forgetPool(c, into);
  shuffleZone(c, into);
}
