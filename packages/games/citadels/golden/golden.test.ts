import { fileURLToPath } from 'node:url';
import { goldenRecords } from '@regalia/kernel/testing';
import { citadels } from '../index.ts';

goldenRecords(citadels, {
  folder: fileURLToPath(new URL('.', import.meta.url)),
  sets: [
    { name: 'two-seats', options: {}, seats: 2 },
    { name: 'usual', options: {}, seats: 4 },
    { name: 'action-cards', options: { actionCards: 'on' }, seats: 3 },
    { name: 'everything', options: { actionCards: 'on', purpleSet: 'wall' }, seats: 7 },
  ],
  perSet: 5,
});
