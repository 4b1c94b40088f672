/** What the median may grow by between the second and the last quarter: noise of the collector, and a tenth. */
const NOISE_MB = 8;
const SHARE = 0.1;

/** How much the heap has grown once it was warm, and whether that is more than noise. */
export function growthOf(heapMB: readonly number[]): { readonly from: number; readonly to: number; isFlat: boolean } {
  const quarter = Math.max(1, Math.floor(heapMB.length / 4));
  const from = median(heapMB.slice(quarter, 2 * quarter));
  const to = median(heapMB.slice(-quarter));
  return { from, to, isFlat: to <= from * (1 + SHARE) + NOISE_MB };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
