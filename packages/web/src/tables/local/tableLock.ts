/** Lets the lock go. */
export type Release = () => void;

/**
 * Makes this page the only writer of a table. Undefined if another page has it, unless it is to be taken from there.
 * Where the browser has no locks (plain http), every page gets one.
 */
export async function lockTable(id: string, steal: boolean, onLost: () => void): Promise<Release | undefined> {
  if (navigator.locks === undefined) return () => undefined;
  return new Promise((resolve) => {
    const options: LockOptions = steal ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(`regalia-table-${id}`, options, async (lock) => {
        if (lock === null) return resolve(undefined);
        await new Promise<void>((release) => resolve(release));
      })
      .catch(onLost);
  });
}
