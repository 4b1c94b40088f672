/** Scripts that run in the page; what only a browser has is not known to the types here. */

/** Stands for the browser's push service, which cannot be reached from a test. */
export const PUSH_SERVICE = `
  const endpoint = 'https://fcm.googleapis.com/send/1';
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

/** Waits for all animations that end. */
export const UNTIL_AT_REST = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished),
).then(() => undefined)`;

/** Writes down when the page sets its badge and makes a sound. */
export const NOTE_CALLS = `
  window.calls = [];
  navigator.setAppBadge = async (count) => void window.calls.push('badge ' + count);
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.calls.push('sound');
    start.apply(this, when);
  };`;

/** What was written down since it was last forgotten. */
export const SHOW_CALLS = '[...window.calls]';
export const FORGET_CALLS = 'window.calls.length = 0';

/**
 * Plays a whole random game inside the page, by taps on the board: fast, since nothing crosses the process boundary. What is tapped must
 * lie in sight and under nothing else.
 */
export const playsRandomly = (seed: number, nothing: RegExp): string => `(async () => {
  let state = ${seed};
  const lot = (n) => ((state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff) >>> 8) % n;
  const wait = (ms) => new Promise((go) => setTimeout(go, ms));
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const isOver = () => document.querySelector('dialog[open] tfoot') !== null;
  const main = () => all('[data-place=prompt] button[class*=main]:not([aria-busy])').at(-1);
  const canSend = () => main().ariaDisabled !== 'true';
  // What is marked is left out: a server may still have to take the answer.
  const standing = () => {
    const question = document.querySelector('[data-place=question]');
    return question?.textContent + all('main [data-choosable]').map((one) => one.dataset.choosable).join();
  };
  const until = async (holds, ms) => {
    for (let i = 0; i < ms / 15; i++) {
      if (holds()) return true;
      await wait(15);
    }
    return false;
  };
  const tap = async (one) => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const over = () => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit === one || one.contains(hit) ? null : hit;
    };
    // Cards may still be on their way.
    for (let i = 0; i < 100 && over() !== null; i++) await wait(20);
    if (over() !== null) throw new Error(one.outerHTML.slice(0, 160) + ' lies under ' + over()?.outerHTML?.slice(0, 160));
    // Spaces of a map are drawn, and know no click().
    one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await wait(0);
  };
  const answer = async () => {
    const none = all('[data-place=prompt] button:not([aria-disabled])').find((one) => ${String(nothing)}.test(one.textContent));
    const offered = () => all('main [data-offered]');
    if (none !== undefined && (offered().length === 0 || lot(100) >= 75)) return tap(none);
    for (let i = 0; i < 40; i++) {
      const some = offered().length > 0 ? offered() : all('main [data-marked]');
      if (some.length === 0 || (i === 0 && all('main [data-marked]').length > 0 && canSend())) break;
      await tap(some[lot(some.length)]);
      if (main() === undefined) return;
      if (canSend()) break;
    }
    await tap(main());
  };
  for (let i = 0; i < 600; i++) {
    if (!(await until(() => isOver() || main() !== undefined, 60_000)))
      throw new Error('the game is stuck: ' + document.querySelector('[data-place=prompt]')?.textContent);
    if (isOver()) return i;
    const before = standing();
    await answer();
    // Questions may be alike: then it is asked again.
    await until(() => isOver() || main() === undefined || standing() !== before, 800);
  }
  throw new Error('the game does not end');
})()`;

/** What is offered, or sends the answer, and cannot be tapped in its middle once it was scrolled to; what unfolds it may lie over it. */
export const UNREACHABLE = `(async () => {
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  const all = [...document.querySelectorAll('main [data-offered], [data-place=prompt] button')];
  return all.filter((one) => one.checkVisibility()).flatMap((one) => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const what = (some) => some?.dataset?.choosable ?? some?.textContent?.slice(0, 30) ?? 'nothing';
    return hit === one || one.contains(hit) || hit?.ariaExpanded === 'false' ? [] : [what(one) + ' lies under ' + what(hit)];
  });
})()`;
