/** A sorted copy. Insertion sort: the lists are short, and the built-in sort is several times slower on those. */
export function ascending(ints: readonly number[]): number[] {
  const sorted = ints.slice();
  for (let i = 1; i < sorted.length; i++) {
    const held = sorted[i] as number;
    let at = i;
    while (at > 0 && (sorted[at - 1] as number) > held) {
      sorted[at] = sorted[at - 1] as number;
      at--;
    }
    sorted[at] = held;
  }
  return sorted;
}
