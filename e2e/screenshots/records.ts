import { tides } from '@regalia/games/tides';
import { type GameRecord, openDecisions, startSitting } from '@regalia/kernel';

/** A game of Tides in which the first offered cards were chosen, up to a step. */
export function tidesUpTo(step: number): { readonly name: string; readonly mimeType: string; readonly buffer: Buffer } {
  const sitting = startSitting(tides, { seats: 2, seed: { kind: 'fast', seed: 11 } });
  while (!sitting.isOver && sitting.state.flow.step < step) {
    for (const d of openDecisions(sitting.state)) {
      sitting.answer(d.seat, d.options.slice(-d.min), d.seat === 0 ? 'person' : 'bot');
    }
  }
  const record: GameRecord = sitting.record();
  const seats = [
    { name: 'Alžběta', bot: null },
    { name: '', bot: 'greedy' },
  ];
  return { name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ seats, record })) };
}
