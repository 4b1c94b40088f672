/** Both set-ups, for the contract and long runs. */
export function optionSets(): object[] {
  return [{ land: 'standard' }, { land: 'random', chances: 'on' }];
}

/** What states that look alike must have gone through together: rolls, citizens, jokers, tiles laid and put back, alarms. */
export const TWINS = {
  steps: 500,
  among: [
    'reroll',
    'claim',
    'pair',
    'build',
    'lay-down',
    'drew',
    'put-back',
    'turned-up',
    'burned',
    'captured',
    'slew',
  ],
};
