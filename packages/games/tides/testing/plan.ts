/** Every way to play, for the contract. */
export const ALL_OPTIONS = [{ zeroTie: 'nest-wins' }, { zeroTie: 'nobody-wins' }];
