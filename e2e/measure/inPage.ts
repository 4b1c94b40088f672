/** What the page notes about itself from its first moment on; times in ms. */
export interface Notes {
  /** The whole time of each interaction, up to the next paint. */
  readonly interactions: number[];
  /** What each long task took beyond 50 ms. */
  readonly blocking: number[];
  /** Layout shifts that no input explains, and all of them. */
  readonly shifts: number[];
  readonly allShifts: number[];
}

/** Runs in the page, before its own scripts. */
export const takeNotes = `(() => {
  const notes = { interactions: [], blocking: [], shifts: [], allShifts: [] };
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
