import { contract } from '@regalia/kernel/testing';
import { dominion } from './index.ts';
import type { DominionState } from './state.ts';

const ownTurn = (s: unknown) => (s as DominionState).turn;

/** Kinds drawn by lot are drawn by the game itself, so that every one of these games has another Kingdom. */
const ANY_KINGDOM = { kingdom: 'random', sets: 'both', liveScore: 'on' };

contract(dominion, { games: 250, options: [ANY_KINGDOM], costlyOneIn: 250, ownTurn });
contract(dominion, { games: 8, options: [ANY_KINGDOM], costlyOneIn: 10, seed: 2, ownTurn });
contract(dominion, {
  games: 20,
  options: [
    {},
    { kingdom: 'random', sets: 'base' },
    { kingdom: 'in-turn', sets: 'intrigue', treasures: 'two-sets' },
    { kingdom: 'deconstruction', starter: 'seat-2' },
  ],
  costlyOneIn: 100,
  ownTurn,
});
