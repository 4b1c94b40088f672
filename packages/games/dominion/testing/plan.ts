/** The game draws the Kingdom itself, so that each of these games has another one. */
export const ANY_KINGDOM = { kingdom: 'random', sets: 'both', liveScore: 'on' };

/** What the contract is tried with, besides any Kingdom. */
export const OTHER_OPTIONS = [
  {},
  { kingdom: 'random', sets: 'base' },
  { kingdom: 'in-turn', sets: 'intrigue', treasures: 'two-sets' },
  { kingdom: 'deconstruction', starter: 'seat-2' },
];

/** What states that look alike must have gone through together: draws, reveals, Attacks and cards passed among them. */
export const TWINS = {
  steps: 2_000,
  among: ['drew', 'shuffled', 'revealed', 'discarded', 'gained', 'trashed', 'passed', 'react'],
};

/** Every way to play, for long runs. */
export const optionSets = (): readonly object[] => [ANY_KINGDOM, ...OTHER_OPTIONS];
