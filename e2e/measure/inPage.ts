/** What the page notes about itself from its first moment on; times in ms. */
export interface Notes {
  /** The whole time of each interaction, up to the next paint. */
  readonly interactions: number[];
  /** What each long task took beyond 50 ms. */
  readonly blocking: number[];
  /** Layout shifts that no input explains, and all of them. */
  readonly shifts: number[];
  readonly allShifts: number[];
  /** What moved in the larger ones. */
  readonly moved: string[];
}

/** Runs in the page, before its own scripts. */
export const takeNotes = `(() => {
  const notes = { interactions: [], blocking: [], shifts: [], allShifts: [], moved: [] };
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
  const nameOf = (node) => node?.nodeType === 1 ? node.tagName + '.' + String(node.className.baseVal ?? node.className) : String(node?.nodeName);
  const where = (node) => (node?.nodeType === 1 ? node : node?.parentElement)?.closest('[data-place]')?.dataset.place ?? '';
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  observe('layout-shift', ({ value, hadRecentInput, sources }) => {
    notes.allShifts.push(value);
    const moves = sources.map(({ node, previousRect, currentRect }) =>
      nameOf(node) + ' in ' + where(node) + ' ' + box(previousRect) + ' > ' + box(currentRect));
    if (value > 0.001) notes.moved.push(value.toFixed(4) + ' ' + moves.join('; '));
    if (!hadRecentInput) notes.shifts.push(value);
  });
})()`;
