import type { DominionState } from '../state.ts';

/** Kinds drawn by lot are drawn by the game itself, so that every one of these games has another Kingdom. */
export const ANY_KINGDOM = { kingdom: 'random', sets: 'both', liveScore: 'on' };

/** What the contract is tried with, besides any Kingdom. */
export const OTHER_OPTIONS = [
  {},
  { kingdom: 'random', sets: 'base' },
  { kingdom: 'in-turn', sets: 'intrigue', treasures: 'two-sets' },
  { kingdom: 'deconstruction', starter: 'seat-2' },
];

/** DOM-E16: in the own turn a forced choice is not asked. */
export const ownTurn = (s: unknown) => (s as DominionState).turn;
