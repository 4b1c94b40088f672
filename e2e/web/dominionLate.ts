import { dominion } from '@regalia/games/dominion';
import { type Answer, type Decision, openDecisions, type Seed, startLiveGame } from '@regalia/kernel';

const ESTATE = 3;
const CURSE = 6;
const PAWN = 8;
/** What ends that game soon. */
export const LATE_WISHES = [PAWN, ESTATE, CURSE] as const;
const MOST_SEEDS = 200;

/**
 * A table of two who bought nothing but Pawns, Estates and Curses. It stops where the person may play a Pawn and so few cards
 * are missing to three empty piles that two Buys do not end the game, but the next turns do.
 */
export function lateTable(): { readonly name: string; readonly mimeType: string; readonly buffer: Buffer } {
  for (let seed = 1; seed < MOST_SEEDS; seed++) {
    const record = playTo({ kind: 'fast', seed });
    if (record === undefined) continue;
    const seats = [
      { name: 'Alžběta', bot: null },
      { name: '', bot: 'greedy' },
    ];
    const file = JSON.stringify({ seats, record });
    return { name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(file) };
  }
  throw new Error('no table of this kind is found');
}

function playTo(seed: Seed) {
  const liveGame = startLiveGame(dominion, { seats: 2, options: { kingdom: 'victory-dance' }, seed });
  while (!liveGame.isOver) {
    for (const d of openDecisions(liveGame.state)) {
      const left = [PAWN, ESTATE, CURSE].reduce((sum, kind) => sum + (liveGame.state.supply[kind] ?? 0), 0);
      if (d.seat === 0 && d.prompt === 'action' && left === 4) return liveGame.record();
      liveGame.answer(d.seat, simpleAnswer(d), d.seat === 0 ? 'person' : 'bot');
    }
  }
  return undefined;
}

function simpleAnswer(d: Decision): Answer {
  if (d.prompt === 'treasures') return d.options.flatMap((kind, i) => new Array<number>(d.limits?.[i] ?? 1).fill(kind));
  if (d.prompt === 'buy') return [PAWN, ESTATE, CURSE].filter((kind) => d.options.includes(kind)).slice(0, 1);
  return d.prompt === 'action' ? [] : d.options.slice(0, d.min);
}
