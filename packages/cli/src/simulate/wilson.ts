const Z = 1.959964;

/** Wilson's 95 % confidence interval for a rate in `n` trials; shared wins count as fractions. */
export function wilson(rate: number, n: number): readonly [low: number, high: number] {
  const z2 = Z * Z;
  const middle = rate + z2 / (2 * n);
  const margin = Z * Math.sqrt((rate * (1 - rate) + z2 / (4 * n)) / n);
  const scale = 1 + z2 / n;
  return [Math.max(0, (middle - margin) / scale), Math.min(1, (middle + margin) / scale)];
}
