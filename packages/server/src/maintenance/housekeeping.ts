import type { Clock } from '../ports/clock.ts';
import type { Logger } from '../ports/logger.ts';
import type { Store } from '../ports/store.ts';

const DAY_MS = 86_400_000;
/** A server that runs for an evening only tidies up, too. */
const FIRST_MS = 60_000;
const EVERY_MS = DAY_MS / 4;
/** Where more is left: others who write have their turn in between. */
const GO_ON_MS = 1000;

/** For how many days things are kept that nobody uses. */
export interface KeepDays {
  /** Tables that gather. */
  readonly open: number;
  /** Guests and the devices they are known on; browsers keep a cookie no longer than 400 days. */
  readonly guests: number;
  /** Guests who came to no table. */
  readonly visits: number;
  /** Tables that are over; null for ever. */
  readonly finished: number | null;
}

export const DEFAULT_KEEP_DAYS: KeepDays = { open: 30, guests: 400, visits: 30, finished: null };

/** Deletes from time to time what has had its time. Returns how to end that. */
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
