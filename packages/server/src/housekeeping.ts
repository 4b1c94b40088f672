import type { Clock } from './ports/clock.ts';
import type { Store } from './ports/store.ts';
import type { Logger } from './tables/surroundings.ts';

const DAY_MS = 86_400_000;
const EVERY_MS = DAY_MS / 4;
/** Nobody comes to an invitation this old. */
const GATHERING_DAYS = 30;
/** As long as browsers keep a cookie at most. */
const SESSION_DAYS = 400;

/** Deletes from time to time what has had its time. Returns how to end that. */
export function keepHouse(store: Store, clock: Clock, log: Logger, keepFinishedDays: number | undefined): () => void {
  let callOff: () => void = () => undefined;
  let isClosed = false;
  const wait = () => {
    callOff = clock.at(clock.now() + EVERY_MS, () => void tidy());
  };
  const tidy = async () => {
    const now = clock.now();
    const over = keepFinishedDays === undefined ? null : now - keepFinishedDays * DAY_MS;
    const times = { codes: now, sessions: now - SESSION_DAYS * DAY_MS, gathering: now - GATHERING_DAYS * DAY_MS, over };
    try {
      const tables = await store.forget(times);
      if (tables > 0) log.info({ tables }, 'old tables were deleted');
    } catch (error) {
      log.error({ error: (error as Error).message }, 'old data could not be deleted');
    }
    if (!isClosed) wait();
  };
  wait();
  return () => {
    isClosed = true;
    callOff();
  };
}
