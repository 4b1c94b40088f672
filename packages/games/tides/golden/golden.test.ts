import { fileURLToPath } from 'node:url';
import { goldenRecords } from '@regalia/kernel/testing';
import { tides } from '../index.ts';

goldenRecords(tides, {
  folder: fileURLToPath(new URL('.', import.meta.url)),
  sets: [
    { name: 'standard', options: { zeroTie: 'nest-wins' }, seats: 2 },
    { name: 'zero-tie-for-nobody', options: { zeroTie: 'nobody-wins' }, seats: 2 },
  ],
  perSet: 5,
});
