import { tides } from '@regalia/games/tides';
import { startLiveGame } from '@regalia/kernel';
import { expect, test } from 'vitest';
import { readTableFile } from './tableFile.ts';

const record = startLiveGame(tides, { seats: 2, seed: { kind: 'fast', seed: 3 } }).record();
const read = (value: unknown) => readTableFile(new Blob([JSON.stringify(value)]));
const person = { name: '', bot: null };

test('a bare record and a whole table are read', async () => {
  const seats = [
    { name: 'Ann', bot: null },
    { name: '', bot: 'greedy' },
  ];
  expect(await read(record)).toEqual({ record, seats: [person, person] });
  expect(await read({ record, seats })).toEqual({ record, seats });
});

test('seats that do not fit the record are rebuilt', async () => {
  expect((await read({ record, seats: [person] })).seats).toHaveLength(2);
  expect((await read({ record, seats: [null, null] })).seats).toEqual([person, person]);
});

test.each([7, null, {}, { ...record, seats: 1e9 }, { ...record, answers: [null] }, { ...record, rewinds: 'x' }])(
  'anything but a record is refused (%#)',
  async (value) => {
    await expect(read(value)).rejects.toThrow();
  },
);

test('a file that is larger than any record is refused before it is read', async () => {
  const file = new Blob(['{}'.padEnd(5_000_001)]);
  file.text = () => Promise.reject(new Error('was read'));
  await expect(readTableFile(file)).rejects.toThrow('too large');
});
