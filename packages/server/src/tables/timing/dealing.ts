import { commitTo, type Seat, type Share } from '@regalia/kernel';
import type { EntryOf } from '../state/logEntry.ts';
import type { SeatState, TableState } from '../state/tableState.ts';

/** How long a full table waits for commitments, and a published deal for nonces. */
const WAIT_MS = 10_000;

/** The players who are at the table now. */
export interface Attendance {
  /** Since when the first of them is present; undefined if nobody is. */
  readonly since: number | undefined;
  has(person: string): boolean;
}

const NOBODY: Attendance = { since: undefined, has: () => false };

/** The next act of a table on the way to its first step, and its time. */
export interface DealStep {
  readonly at: number;
  readonly entry: EntryOf<'deal'> | EntryOf<'abort'> | EntryOf<'start'>;
}

/**
 * Undefined while seats are free, until one of the people has been there, and while a deal waits for nonces with nobody
 * there: after a restart everybody gets the whole time to return.
 */
export function nextDealStep(t: TableState, here: Attendance = NOBODY): DealStep | undefined {
  if (t.phase !== 'gathering' || t.filledAt === null) return undefined;
  return t.deal === null ? beginDeal(t, t.filledAt, here) : endDeal(t, t.deal.at, here);
}

/** Whether the seat let an earlier deal fail by not revealing its nonce. */
export function isExcluded(t: TableState, seat: Seat): boolean {
  return t.aborted.some(({ missing }) => missing.includes(seat));
}

/** Only nonces of present people are requested: others could not reveal them. */
function beginDeal(t: TableState, filledAt: number, here: Attendance): DealStep | undefined {
  const seen = [here.since, ...t.seats.map(({ nonceAt }) => nonceAt)].filter((at) => typeof at === 'number');
  if (seen.length === 0) return undefined;
  const from = Math.max(filledAt, Math.min(...seen));
  const isAwaited = t.seats.some((state, seat) => isMissing(t, state, seat, here));
  const shares = t.seats.flatMap((state, seat) => shareOf(t, state, seat, here) ?? []);
  const isHidden = shares.some(({ seat }) => t.seats[seat]?.nonce === null);
  return {
    at: isAwaited ? from + WAIT_MS : from,
    entry: isHidden ? { kind: 'deal', seat: null, body: { shares } } : startEntry(t),
  };
}

function endDeal(t: TableState, dealtAt: number, here: Attendance): DealStep | undefined {
  const shares = t.deal?.shares ?? [];
  const missing = shares.flatMap(({ seat }) => (t.seats[seat]?.nonce === null ? [seat] : []));
  if (missing.length === 0) return { at: dealtAt, entry: startEntry(t) };
  if (here.since === undefined) return undefined;
  return { at: Math.max(dealtAt, here.since) + WAIT_MS, entry: { kind: 'abort', seat: null, body: { missing } } };
}

function isMissing(t: TableState, state: SeatState, seat: Seat, here: Attendance): boolean {
  const isAsked = state.kind === 'person' && state.awaySince === null && !isExcluded(t, seat);
  return isAsked && shareOf(t, state, seat, here) === undefined;
}

function shareOf(t: TableState, state: SeatState, seat: Seat, here: Attendance): Share | undefined {
  const { person, nonce, commitment } = state;
  if (person === null || isExcluded(t, seat)) return undefined;
  if (nonce !== null) return { seat, commitment: commitTo(nonce) };
  return commitment !== null && here.has(person.id) ? { seat, commitment } : undefined;
}

function startEntry(t: TableState): EntryOf<'start'> {
  const people = t.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return { kind: 'start', seat: null, body: { people } };
}
