import { fileURLToPath } from 'node:url';
import { goldenRecords } from '@regalia/kernel/testing';
import { panovnik } from '../index.ts';

goldenRecords(panovnik, {
  folder: fileURLToPath(new URL('.', import.meta.url)),
  sets: [
    { name: 'alone', options: {}, seats: 1 },
    { name: 'two', options: { virtuals: 'one', selling: 'on' }, seats: 2 },
    { name: 'three', options: {}, seats: 3 },
    { name: 'four', options: { start: 'four-cards' }, seats: 4 },
  ],
  perSet: 5,
});
