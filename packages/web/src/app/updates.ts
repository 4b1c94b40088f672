/** Held, in common, by every page that has a table open: a new version would take the chunks that it has not loaded yet. */
const OPEN_TABLE = 'regalia-open-table';

/** Says that a table is open; call the result when it is closed. */
export function holdUpdates(): () => void {
  let close = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  void navigator.locks?.request(OPEN_TABLE, { mode: 'shared' }, () => closed).then(takeUpdate);
  return close;
}

/** Installs the site for offline play, and takes new versions while no page has a table open. */
export function followUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  reloadUnderNewVersion();
  addEventListener('load', async () => {
    const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    if (registration === undefined) return;
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => void takeUpdate());
    });
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void fetchUpdate();
    });
    await takeUpdate();
  });
}

/** Asks the server for a new version of the site; it is taken as soon as no page has a table open. */
export async function fetchUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().then(takeUpdate, () => undefined);
}

async function takeUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const waiting = registration?.waiting;
  if (!waiting) return;
  await navigator.locks?.request(OPEN_TABLE, { ifAvailable: true }, async (lock) => {
    if (lock !== null) waiting.postMessage({ type: 'SKIP_WAITING' });
  });
}

/** The first worker only takes over what the page has loaded; every later one is another version of the site. */
function reloadUnderNewVersion(): void {
  let hadWorker = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadWorker) location.reload();
    hadWorker = true;
  });
}
