/** Calls back once after some ms; returns how to cancel. */
export function callAfter(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}
