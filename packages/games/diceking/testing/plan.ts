/** Both set-ups, for the contract. */
export const ALL_OPTIONS = [{ land: 'standard' }, { land: 'random', chances: 'on' }];
