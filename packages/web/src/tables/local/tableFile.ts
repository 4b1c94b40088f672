import { type GameRecord, parseRecord } from '@regalia/kernel';
import { isSeats, type LocalSeat, type StoredTable } from './storedTable.ts';

const MOST_SEATS = 16;
/** Far more than any game needs. */
const MOST_BYTES = 5_000_000;

/** Reads a table or a bare record from a file; throws if it is neither. Whether it can be played is found out by replaying. */
export async function readTableFile(file: Blob): Promise<Pick<StoredTable, 'seats' | 'record'>> {
  if (file.size > MOST_BYTES) throw new Error('the file is too large');
  const read: unknown = JSON.parse(await file.text());
  const holder = typeof read === 'object' && read !== null && 'record' in read ? read : { record: read };
  const record = parseRecord(holder.record);
  const isWhole = 'seats' in holder && isSeats(holder.seats) && holder.seats.length === record.seats;
  return { record, seats: isWhole ? (holder.seats as readonly LocalSeat[]) : seatsFor(record) };
}

/** A seat that answered as a bot stays one. */
function seatsFor({ seats, answers }: GameRecord): LocalSeat[] {
  if (seats > MOST_SEATS) throw new Error('no game has that many seats');
  return Array.from({ length: seats }, (_, seat) => ({
    name: '',
    bot: answers.some((answer) => answer.seat === seat && answer.by === 'bot') ? 'greedy' : null,
  }));
}
