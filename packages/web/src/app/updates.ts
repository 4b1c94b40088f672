/** Shared lock of every page with an open table: an update would remove chunks that it has yet to load. */
const OPEN_TABLE = 'regalia-open-table';

/** Holds updates back while a table is open. Returns the function that releases them. */
export function holdUpdates(): () => void {
  let close = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  void navigator.locks?.request(OPEN_TABLE, { mode: 'shared' }, () => closed).then(applyUpdate);
  return close;
}

/** Installs the service worker, and new versions while no page has a table open. */
export function followUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  reloadUnderNewVersion();
  addEventListener('load', async () => {
    const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    if (registration === undefined) return;
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => void applyUpdate());
    });
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void fetchUpdate();
    });
    await applyUpdate();
  });
}

/** Checks for a new version of the site, and applies it once no page has a table open. */
export async function fetchUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().then(applyUpdate, () => undefined);
}

async function applyUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const waiting = registration?.waiting;
  if (!waiting) return;
  await navigator.locks?.request(OPEN_TABLE, { ifAvailable: true }, async (lock) => {
    if (lock !== null) waiting.postMessage({ type: 'SKIP_WAITING' });
  });
}

/** The first worker serves the version already loaded; every later one is a new version. */
function reloadUnderNewVersion(): void {
  let hadWorker = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadWorker) location.reload();
    hadWorker = true;
  });
}
