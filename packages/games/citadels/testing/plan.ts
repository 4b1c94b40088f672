/** The option sets that make different games. */
export const OPTION_SETS = [
  {},
  { actionCards: 'on' },
  { purpleSet: 'wall' },
  { actionCards: 'on', purpleSet: 'wall' },
] as const;
