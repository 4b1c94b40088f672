import { contract } from '@regalia/kernel/testing';
import { dominion } from '../index.ts';
import type { DominionState } from '../state.ts';

const ownTurn = (s: unknown) => (s as DominionState).turn;

/** Kinds drawn by lot are drawn by the game itself, so that every one of these games has another Kingdom. */
const ANY_KINGDOM = { kingdom: 'random', sets: 'both', liveScore: 'on' };

/** The contract at one seat count; each has a file of its own, so that they run side by side. */
export function contractAt(seats: number): void {
  contract(dominion, { games: 260, options: [ANY_KINGDOM], seats: [seats], ownTurn });
  contract(dominion, {
    games: 20,
    options: [
      {},
      { kingdom: 'random', sets: 'base' },
      { kingdom: 'in-turn', sets: 'intrigue', treasures: 'two-sets' },
      { kingdom: 'deconstruction', starter: 'seat-2' },
    ],
    seats: [seats],
    ownTurn,
  });
}
