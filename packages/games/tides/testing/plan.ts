/** Every way to play, for the contract and long runs. */
export function optionSets(): { zeroTie: string }[] {
  return [{ zeroTie: 'nest-wins' }, { zeroTie: 'nobody-wins' }];
}

/** What states that look alike must have gone through together. */
export const TWINS = { steps: 2_000, among: ['pick', 'laid', 'swapped', 'scored', 'drew'] };
