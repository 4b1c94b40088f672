import type { Zone } from '../vocabulary.ts';
import { forgetPool, holdWholePool } from './forget.ts';
import type { ZoneKeeper } from './keeper.ts';
import { moveAll, pour, shuffleZone } from './move.ts';
import { trace } from './origins.ts';

/** The cards of all these zones come to the first of them, which is shuffled. */
export function gatherAndShuffle(c: ZoneKeeper, zones: readonly number[]): void {
  const into = zones[0] as number;
  const forgets = !c.blind && trace === null && c.layout.sight[into] === 0 && holdWholePool(c, zones);
  for (let i = 1; i < zones.length; i++) {
    const zone = zones[i] as number;
    if (forgets) pour(c.zones[zone] as Zone, c.zones[into] as Zone);
    else moveAll(c, zone, into);
  }
  if (forgets) forgetPool(c, into);
  shuffleZone(c, into);
}
