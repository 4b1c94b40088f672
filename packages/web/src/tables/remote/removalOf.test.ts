import type { Person, SeatInfo, TableSummary } from '@regalia/protocol';
import { expect, test } from 'vitest';
import { removalOf } from './removalOf.ts';

const ANN: Person = { id: 'ann', name: 'Ann' };
const BEN: Person = { id: 'ben', name: 'Ben' };

function table(phase: TableSummary['phase'], mySeat: number | null, ...people: (Person | null)[]): TableSummary {
  const seats = people.map((person, seat): SeatInfo => {
    const kind = person === null ? 'open' : 'person';
    return { seat, kind, person, level: null, present: false, autoPlayed: false, resigned: false };
  });
  const pace = { kind: 'relaxed' } as const;
  const times = { createdAt: 0, changedAt: 0 };
  return { id: 't', game: 'tides', phase, seats, host: ANN, pace, ...times, waitingFor: [], mySeat, end: null };
}

test('an invitation nobody has followed can be closed by its host', () => {
  expect(removalOf(table('gathering', 0, ANN, null))).toBe('close');
  expect(removalOf(table('gathering', null, null, null))).toBe('close');
});

test('where others sit, or to a guest, nothing is offered', () => {
  expect(removalOf(table('gathering', 0, ANN, BEN))).toBeNull();
  expect(removalOf(table('gathering', 1, null, BEN))).toBeNull();
  expect(removalOf(table('playing', 0, ANN, BEN))).toBeNull();
});

test('a finished table can be hidden by anybody', () => {
  expect(removalOf(table('over', 1, ANN, BEN))).toBe('hide');
});
