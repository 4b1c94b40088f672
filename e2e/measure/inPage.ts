/** What the page notes about itself from its first moment on; times in ms. */
export interface Notes {
  /** The whole time of each interaction, up to the next paint. */
  readonly interactions: number[];
  /** What each long task took beyond 50 ms. */
  readonly blocking: number[];
  /** Layout shifts that no input explains, and all of them. */
  readonly shifts: number[];
  readonly allShifts: number[];
  /** Between two frames while something moved. */
  readonly frames: number[];
}

/** Run in the page, before its own scripts. */
export const takeNotes = `(() => {
  const notes = { interactions: [], blocking: [], shifts: [], allShifts: [], frames: [] };
  window.notes = notes;
  const longest = new Map();
  const observe = (type, note, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });
  observe('event', ({ interactionId, duration }) => {
    if (!interactionId) return;
    longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    notes.interactions = [...longest.values()];
  }, { durationThreshold: 16 });
  observe('longtask', ({ duration }) => notes.blocking.push(duration - 50));
  observe('layout-shift', ({ value, hadRecentInput }) => {
    notes.allShifts.push(value);
    if (!hadRecentInput) notes.shifts.push(value);
  });
})()`;

/** Watches the frames; besides `takeNotes`, since to look at every frame is work for a slowed processor. */
export const watchFrames = `(() => {
  const { notes } = window;
  let last = 0;
  const frame = (now) => {
    const moves = document.getAnimations().some(({ playState }) => playState === 'running');
    if (moves && last > 0) notes.frames.push(now - last);
    last = moves ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})()`;
