/** The numbers of virtual opponents that go with so many seats (PAN-13.1). */
const VIRTUALS = [[], ['one', 'two', 'three'], ['none', 'one', 'two'], ['none', 'one'], ['none']] as const;

/** Every way to play with so many seats, for the contract. */
export function allOptions(seats: number): { virtuals: string; start: string; selling: string }[] {
  return (VIRTUALS[seats] ?? []).flatMap((virtuals) =>
    ['two-cards', 'four-cards'].flatMap((start) => ['off', 'on'].map((selling) => ({ virtuals, start, selling }))),
  );
}
