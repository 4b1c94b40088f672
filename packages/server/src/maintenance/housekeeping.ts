import type { Clock } from '../ports/clock.ts';
import type { Logger } from '../ports/logger.ts';
import type { Store } from '../ports/store.ts';

const DAY_MS = 86_400_000;
/** Short enough for a server that runs for one evening. */
const FIRST_MS = 60_000;
const EVERY_MS = DAY_MS / 4;
/** The pause between batches, so that other writes get their turn. */
const GO_ON_MS = 1000;

/** Retention of unused data, in days. */
export interface KeepDays {
  /** Tables that are still gathering. */
  readonly open: number;
  /** Guests and their sessions; browsers store a cookie for at most 400 days. */
  readonly guests: number;
  /** Guests without a table. */
  readonly visits: number;
  /** Finished tables; null keeps them forever. */
  readonly finished: number | null;
}

export const DEFAULT_KEEP_DAYS: KeepDays = { open: 30, guests: 400, visits: 30, finished: null };

/** Deletes expired data at intervals. Returns a function that stops it. */
export function startHousekeeping(store: Store, clock: Clock, log: Logger, days: KeepDays): () => void {
  let callOff: () => void = () => undefined;
  let isClosed = false;
  const wait = (milliseconds: number) => {
    callOff = clock.at(clock.now() + milliseconds, () => void tidy());
  };
  const tidy = async () => {
    const now = clock.now();
    const before = (many: number) => now - many * DAY_MS;
    const times = {
      codes: now,
      sessions: before(days.guests),
      visits: before(Math.min(days.visits, days.guests)),
      gathering: before(days.open),
      over: days.finished === null ? null : before(days.finished),
    };
    let next = EVERY_MS;
    try {
      const { tables, isDone } = await store.deleteExpired(times);
      if (tables > 0) log.info({ tables }, 'old tables were deleted');
      if (!isDone) next = GO_ON_MS;
    } catch (error) {
      log.error({ error: (error as Error).message }, 'old data could not be deleted');
    }
    if (!isClosed) wait(next);
  };
  wait(FIRST_MS);
  return () => {
    isClosed = true;
    callOff();
  };
}
