import { type Game, type GameRecord, openDecisions, randomAnswer, seedFast, startLiveGame } from '@regalia/kernel';

interface Question {
  readonly prompt: string;
  readonly file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
}

const GAMES = 12;

/** Each question of some random games where the first seat is offered most. */
export function everyQuestion(game: Game, seats: number, options: unknown = {}): readonly Question[] {
  const fullest = new Map<string, { readonly offered: number; readonly record: GameRecord }>();
  for (let seed = 1; seed <= GAMES; seed++) {
    const liveGame = startLiveGame(game, { seats, options, seed: { kind: 'fast', seed } });
    const rng = seedFast(seed);
    while (!liveGame.isOver) {
      const asked = openDecisions(liveGame.state);
      for (const { seat, prompt, options: offered } of asked)
        if (seat === 0 && offered.length > (fullest.get(prompt)?.offered ?? 0))
          fullest.set(prompt, { offered: offered.length, record: liveGame.record() });
      for (const d of asked) liveGame.answer(d.seat, randomAnswer(d, rng), d.seat === 0 ? 'person' : 'bot');
    }
  }
  const sitters = Array.from({ length: seats }, (_, seat) => ({ name: '', bot: seat === 0 ? null : 'random' }));
  return [...fullest].map(([prompt, { record }]) => ({
    prompt,
    file: {
      name: 'table.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ seats: sitters, record })),
    },
  }));
}
