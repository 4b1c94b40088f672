import { type Decision, type Game, openDecisions, randomAnswer, seedFast, startLiveGame } from '@regalia/kernel';

interface Wanted {
  readonly seats: number;
  /** The question that the person is to stand before, with at least two ways to answer it. */
  readonly prompt: string;
  /** Not before this step, so that the table is not empty. */
  readonly after: number;
}

const MOST_SEEDS = 60;

/** A random game that stops where the person is asked the question. */
export function recordAt(
  game: Game,
  wanted: Wanted,
): { readonly name: string; readonly mimeType: string; readonly buffer: Buffer } {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const record = playTo(game, seed, wanted);
    if (record === undefined) continue;
    const seats = Array.from({ length: wanted.seats }, (_, i) => ({
      name: i === 0 ? 'Alžběta' : '',
      bot: i === 0 ? null : 'random',
    }));
    return { name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ seats, record })) };
  }
  throw new Error(`nobody is asked "${wanted.prompt}" in ${game.id}`);
}

function playTo(game: Game, seed: number, { seats, prompt, after }: Wanted) {
  const liveGame = startLiveGame(game, { seats, seed: { kind: 'fast', seed } });
  const rng = seedFast(seed);
  const isIt = (d: Decision): boolean => d.seat === 0 && d.prompt === prompt && d.options.length > 1;
  while (!liveGame.isOver) {
    const asked = openDecisions(liveGame.state);
    if (liveGame.state.flow.step >= after && asked.some(isIt)) return liveGame.record();
    for (const d of asked) liveGame.answer(d.seat, randomAnswer(d, rng), d.seat === 0 ? 'person' : 'bot');
  }
  return undefined;
}
