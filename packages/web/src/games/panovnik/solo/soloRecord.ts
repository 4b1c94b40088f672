const KEY = 'regalia-panovnik-alone';
const MOST_TABLES = 200;

/** Points by table, for each number of virtual opponents. */
type Kept = Readonly<Record<string, Readonly<Record<string, number>>>>;
type Storing = Pick<Storage, 'getItem' | 'setItem'>;

/** The best result of this browser at other tables with this number of virtual opponents; null if there was none. */
export function bestSoloScore(virtuals: number, table: string, kept: Storing = localStorage): number | null {
  const others = Object.entries(read(kept)[virtuals] ?? {}).filter(([id]) => id !== table);
  return others.length === 0 ? null : Math.max(...others.map(([, points]) => points));
}

/** Keeps what a game for one came to; a table counts once, however often its end is looked at. */
export function saveSoloScore(virtuals: number, table: string, points: number, kept: Storing = localStorage): void {
  const all = read(kept);
  const own = best(Object.entries({ ...all[virtuals], [table]: points }));
  try {
    kept.setItem(KEY, JSON.stringify({ ...all, [virtuals]: own }));
  } catch {
    return; // where nothing can be kept, as in a private window, every game is the first
  }
}

/** The record is among those that stay. */
function best(results: readonly (readonly [string, number])[]): Record<string, number> {
  return Object.fromEntries(results.toSorted(([, a], [, b]) => b - a).slice(0, MOST_TABLES));
}

function read(kept: Storing): Kept {
  try {
    return JSON.parse(kept.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}
