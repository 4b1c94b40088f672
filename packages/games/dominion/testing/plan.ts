import { BASIC_KINDS, CARDS } from '../rules/cards/printed.ts';

/** The game draws the Kingdom itself, so that each of these games has another one. */
export const ANY_KINGDOM = { kingdom: 'random', sets: 'both', liveScore: 'on' };

/** What the contract is tried with, besides any Kingdom. */
export const OTHER_OPTIONS = [
  {},
  { kingdom: 'random', sets: 'base' },
  { kingdom: 'in-turn', sets: 'intrigue', treasures: 'two-sets' },
  { kingdom: 'deconstruction', starter: 'seat-2' },
];

const KINGDOM = 10;
const KINDS: readonly string[] = CARDS.slice(BASIC_KINDS).map(({ id }) => id);

/** Kingdoms that together have every card, so that no test depends on the random ones. */
export const EVERY_CARD = Array.from({ length: Math.ceil(KINDS.length / KINGDOM) }, (_, i) => ({
  kingdom: 'picked',
  cards: [...KINDS, ...KINDS].slice(i * KINGDOM, (i + 1) * KINGDOM).join(' '),
}));

/** A Kingdom with draws, reveals, Attacks, Reactions and passed cards. */
export const SECRETIVE = {
  kingdom: 'picked',
  cards: 'masquerade moat militia spy thief witch swindler village smithy workshop',
};

/** What states that look alike must have gone through together: draws, reveals, Attacks and cards passed among them. */
export const TWINS = {
  steps: 2_000,
  among: ['drew', 'shuffled', 'revealed', 'discarded', 'gained', 'trashed', 'passed', 'react'],
};

/** Every way to play, for long runs. */
export const optionSets = (): readonly object[] => [ANY_KINGDOM, ...OTHER_OPTIONS];
