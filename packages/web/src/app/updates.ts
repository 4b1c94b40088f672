/** How many tables are open in this page; a new version of the site waits while there are any. */
let openTables = 0;
let applyUpdate: (() => void) | null = null;

/** Says that a table is open; call the result when it is closed. */
export function holdUpdates(): () => void {
  openTables++;
  return () => {
    openTables--;
    if (openTables === 0) applyUpdate?.();
  };
}

/** Installs the site for offline play and takes new versions when no table of any page would lose its chunks. */
export function followUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', async () => {
    const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    if (registration === undefined) return;
    const offer = (): void => {
      const { waiting } = registration;
      if (waiting === null || navigator.serviceWorker.controller === null) return;
      applyUpdate = () => void ifAloneAt(() => waiting.postMessage({ type: 'SKIP_WAITING' }));
      if (openTables === 0) applyUpdate();
    };
    offer();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', offer);
    });
    let reloaded = false;
    const had = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (!had || reloaded) return;
      reloaded = true;
      location.reload();
    });
  });
}

/** Other pages of the site may have tables open too: their locks tell. */
async function ifAloneAt(update: () => void): Promise<void> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  if (!held.some(({ name }) => name?.startsWith('regalia-table-'))) update();
}
