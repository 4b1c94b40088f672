import { fileURLToPath } from 'node:url';
import { goldenRecords } from '@regalia/kernel/testing';
import { dominion } from '../index.ts';

goldenRecords(dominion, {
  folder: fileURLToPath(new URL('.', import.meta.url)),
  sets: [
    { name: 'first-game', options: {}, seats: 2 },
    { name: 'both-sets', options: { kingdom: 'random', sets: 'both' }, seats: 3 },
    { name: 'named-in-turn', options: { kingdom: 'in-turn', sets: 'both', treasures: 'two-sets' }, seats: 4 },
  ],
  perSet: 5,
});
