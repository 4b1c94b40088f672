/** The numbers of virtual opponents by number of seats (PAN-13.1). */
const VIRTUALS = [[], ['one', 'two', 'three'], ['none', 'one', 'two'], ['none', 'one'], ['none']] as const;

/** Every way to play at that number of seats, for the contract and long runs. */
export function optionSets(seats: number): { virtuals: string; start: string; selling: string }[] {
  return (VIRTUALS[seats] ?? []).flatMap((virtuals) =>
    ['two-cards', 'four-cards'].flatMap((start) => ['off', 'on'].map((selling) => ({ virtuals, start, selling }))),
  );
}

/** What states that look alike must have gone through together: secret choices turned up, gems paid and taken, draws. */
export const TWINS = { steps: 500, among: ['bids', 'turned-up', 'placed', 'took-gems', 'drew', 'dealt'] };
