/** Insertion sort in place: the lists are short, and the built-in sort is several times slower on those. */
export function sortAscending(ints: number[]): void {
  for (let i = 1; i < ints.length; i++) {
    const held = ints[i] as number;
    let at = i;
    while (at > 0 && (ints[at - 1] as number) > held) {
      ints[at] = ints[at - 1] as number;
      at--;
    }
    ints[at] = held;
  }
}

/** A sorted copy. */
export function ascending(ints: readonly number[]): number[] {
  const sorted = ints.slice();
  sortAscending(sorted);
  return sorted;
}

/** The place of the lowest bit that is set; `bits &= bits - 1` takes it away. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
