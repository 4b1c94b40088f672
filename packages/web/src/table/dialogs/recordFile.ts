import type { GameRecord } from '@regalia/kernel';
import { saveJson } from '../../ui/saveJson.ts';

/** Hands a record to the person as a file. */
export function saveRecord(record: GameRecord): void {
  saveJson(record, `regalia-${record.game}-${record.hash.slice(0, 8)}.json`);
}
