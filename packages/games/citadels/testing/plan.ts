/** The option sets that make different games. */
const OPTION_SETS = [
  {},
  { actionCards: 'on' },
  { purpleSet: 'wall' },
  { actionCards: 'on', purpleSet: 'wall' },
] as const;

export const optionSets = (): readonly object[] => OPTION_SETS;

/** What states that look alike must have gone through together: drafts, calls with and without answer, draws and swaps. */
export const TWINS = { steps: 500, among: ['draft', 'answered', 'unanswered', 'kept', 'swapped'] };
