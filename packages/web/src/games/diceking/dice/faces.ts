/** The colors of the dice; each has a mark of its own, which is the shape of its pips, so that nothing is told by color alone. */
export const DIE_COLORS = [
  { name: 'red', mark: 'M0-1 1 0 0 1-1 0z' },
  { name: 'blue', mark: 'M0-.9a.9.9 0 1 1 0 1.8a.9.9 0 1 1 0-1.8z' },
  { name: 'green', mark: 'M0-1 1 .8H-1z' },
] as const;

const [LOW, MID, HIGH] = [26, 50, 74] as const;

/** Where the pips of each number lie on a face of 100. */
export const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[MID, MID]],
  [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [MID, MID],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MID],
    [HIGH, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
];
