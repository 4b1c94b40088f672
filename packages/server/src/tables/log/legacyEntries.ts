import type { StoredEntry } from '../../ports/store.ts';

type Body = Readonly<Record<string, unknown>>;
type Translate = (entry: StoredEntry, body: Body) => StoredEntry;

const renamed =
  (kind: string): Translate =>
  (entry) => ({ ...entry, kind });

/** What earlier builds wrote, by their kind of entry. */
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

/** `away` had a body that told three things apart; today each is a kind of its own. */
function kindOfAway(away: unknown, left: unknown): string {
  if (away === false) return 'return';
  return left === true ? 'leave' : 'away';
}

/** Translates an entry of an earlier build into today's kinds. */
export function currentEntry(entry: StoredEntry): StoredEntry {
  const translate = LEGACY[entry.kind];
  const { body } = entry;
  return translate === undefined || typeof body !== 'object' || body === null ? entry : translate(entry, body as Body);
}
