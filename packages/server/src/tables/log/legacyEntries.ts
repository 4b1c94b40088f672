import type { StoredEntry } from '../../ports/store.ts';

type Body = Readonly<Record<string, unknown>>;
type Translate = (entry: StoredEntry, body: Body) => StoredEntry;

const renamed =
  (kind: string): Translate =>
  (entry) => ({ ...entry, kind });

/** Entries of earlier builds, by kind. */
const LEGACY: Readonly<Record<string, Translate>> = {
  open: renamed('create'),
  seat: (entry, { person, ...rest }) =>
    person === null ? { ...entry, kind: 'leave', body: rest } : { ...entry, kind: 'sit' },
  bot: renamed('add-bot'),
  block: (entry, body) => ({ ...entry, kind: 'remove', body: { ...body, block: true } }),
  away: (entry, { away, left, ...rest }) => ({ ...entry, kind: kindOfAway(away, left), body: rest }),
  'stop-ask': renamed('offer-stop'),
  window: renamed('close-window'),
};

/** `away` had a body with three meanings; today each has its own kind. */
function kindOfAway(away: unknown, left: unknown): string {
  if (away === false) return 'return';
  return left === true ? 'leave' : 'away';
}

/** Translates an entry of an earlier build into the current kinds. */
export function currentEntry(entry: StoredEntry): StoredEntry {
  const translate = LEGACY[entry.kind];
  const { body } = entry;
  return translate === undefined || typeof body !== 'object' || body === null ? entry : translate(entry, body as Body);
}
