import type { GameRecord } from '@regalia/kernel';
import type { LocalSeat, StoredTable } from './storedTable.ts';

/** Reads a table or a bare record from a file; throws if it is neither. Whether it can be played is found out by replaying. */
export async function readTableFile(file: Blob): Promise<Pick<StoredTable, 'seats' | 'record'>> {
  const read: unknown = JSON.parse(await file.text());
  if (isRecord(read)) return { record: read, seats: seatsFor(read) };
  if (typeof read === 'object' && read !== null && 'record' in read && isRecord(read.record)) {
    const seats = 'seats' in read && isSeats(read.seats) ? read.seats : seatsFor(read.record);
    return { record: read.record, seats };
  }
  throw new Error('this file holds no record');
}

function isRecord(value: unknown): value is GameRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { format, game, seats, answers, hash } = value as Partial<GameRecord>;
  return (
    (format === 1 || format === 2) &&
    typeof game === 'string' &&
    Number.isInteger(seats) &&
    Array.isArray(answers) &&
    typeof hash === 'string'
  );
}

function isSeats(value: unknown): value is readonly LocalSeat[] {
  return (
    Array.isArray(value) &&
    value.every((seat) => typeof seat?.name === 'string' && (seat.bot === null || typeof seat.bot === 'string'))
  );
}

/** Whoever answered as a bot goes on as one. */
function seatsFor({ seats, answers }: GameRecord): LocalSeat[] {
  return Array.from({ length: seats }, (_, seat) => ({
    name: '',
    bot: answers.some((answer) => answer.seat === seat && answer.by === 'bot') ? 'greedy' : null,
  }));
}
