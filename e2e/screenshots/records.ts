import { tides } from '@regalia/games/tides';
import { type GameRecord, openDecisions, startLiveGame } from '@regalia/kernel';

/** A game of Tides in which the first offered cards were chosen, up to a step. */
export function tidesUpTo(step: number): { readonly name: string; readonly mimeType: string; readonly buffer: Buffer } {
  const liveGame = startLiveGame(tides, { seats: 2, seed: { kind: 'fast', seed: 11 } });
  while (!liveGame.isOver && liveGame.state.flow.step < step) {
    for (const d of openDecisions(liveGame.state)) {
      liveGame.answer(d.seat, d.options.slice(-d.min), d.seat === 0 ? 'person' : 'bot');
    }
  }
  const record: GameRecord = liveGame.record();
  const seats = [
    { name: 'Alžběta', bot: null },
    { name: '', bot: 'greedy' },
  ];
  return { name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ seats, record })) };
}
