/** Scripts that run in the page; what only a browser has is not known to the types here. */

/** Stands for the browser's push service, which cannot be reached from a test. */
export const PUSH_SERVICE = `
  const endpoint = 'https://push.example.com/send/1';
  const keys = { p256dh: 'B' + 'A'.repeat(86), auth: 'A'.repeat(22) };
  const bytes = (key) =>
    Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer;
  const subscription = (key) => ({
    endpoint,
    options: { applicationServerKey: bytes(key) },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => localStorage.removeItem('push'),
  });
  PushManager.prototype.getSubscription = async () => {
    const key = localStorage.getItem('push');
    return key === null ? null : subscription(key);
  };
  PushManager.prototype.subscribe = async ({ applicationServerKey: key }) => {
    localStorage.setItem('push', key);
    return subscription(key);
  };`;

export const NO_PUSH_SERVICE = `PushManager.prototype.subscribe = async () => {
  throw new DOMException('Registration failed - push service error', 'AbortError');
};`;

export const NOTICES_BLOCKED = `Object.defineProperty(Notification, 'permission', { get: () => 'denied' });`;

export const PLAIN_HTTP = `Object.defineProperty(window, 'isSecureContext', { get: () => false });`;

export const WORKER_READY = 'navigator.serviceWorker.ready.then(() => undefined)';

export const SHOWN_NOTICES = `navigator.serviceWorker.ready
  .then((worker) => worker.getNotifications())
  .then((all) => all.map(({ title, body, tag, lang }) => ({ title, body, tag, lang })))`;

/** Writes down when the page sets its badge and makes a sound. */
export const NOTE_CALLS = `
  window.calls = [];
  navigator.setAppBadge = async (count) => void window.calls.push('badge ' + count);
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.calls.push('sound');
    start.apply(this, when);
  };`;

/** What was written down since it was last asked. */
export const TAKE_CALLS = 'window.calls.splice(0)';
