import { contract } from '@regalia/kernel/testing';
import { dominion } from './index.ts';
import type { DominionState } from './state.ts';

contract(dominion, {
  games: 40,
  options: [{}, { kingdom: 'random', sets: 'both' }],
  costlyOneIn: 20,
  ownTurn: (s) => (s as DominionState).turn,
});
