import { fileURLToPath } from 'node:url';
import { goldenRecords } from '@regalia/kernel/testing';
import { diceking } from '../index.ts';

goldenRecords(diceking, {
  folder: fileURLToPath(new URL('.', import.meta.url)),
  sets: [
    { name: 'two', options: {}, seats: 2 },
    { name: 'three', options: {}, seats: 3 },
    { name: 'four', options: {}, seats: 4 },
    { name: 'random-land', options: { land: 'random' }, seats: 3 },
  ],
  perSet: 5,
});
