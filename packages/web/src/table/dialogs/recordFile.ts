import type { GameRecord } from '@regalia/kernel';
import type { Sitter } from '../../tableModel/TableSource.ts';
import { saveJson } from '../../ui/dom/saveJson.ts';

interface RecordSeat {
  readonly name: string;
  /** The level of a bot; null for a person. */
  readonly bot: string | null;
}

export function seatsOf(sitters: readonly Sitter[]): readonly RecordSeat[] {
  return sitters.map(({ name, kind, level }) => ({ name, bot: kind === 'bot' ? level : null }));
}

/** Hands a record to the person as a file; with who sat where it opens with the same names and bots. */
export function saveRecord(record: GameRecord, seats?: readonly RecordSeat[]): void {
  saveJson(seats === undefined ? record : { seats, record }, `regalia-${record.game}-${record.hash.slice(0, 8)}.json`);
}
