import { GAMES } from '@regalia/games';
import { type Game, openDecision, seedFast } from '@regalia/kernel';
import { type TwinScene, twinScenes } from '@regalia/kernel/testing';
import { expect, test } from 'vitest';
import { bytesTo } from './testing/twinWorlds.ts';

/** Seat counts to test; by default the fewest and the usual. */
const SEATS: Readonly<Record<string, readonly number[]>> = { citadels: [2, 3, 4, 7] };
/** Action cards bring windows outside one's turn; each window is covered at each of these seat counts. */
const WINDOWS = [2, 3, 4, 7].flatMap((seats) => ['fristensky', 'acrobat'].map((prompt) => ({ seats, prompt })));
/** Later moves bring nothing new. */
const MOST_ANSWERS = 40;
const SCENES_EACH = 2;

const cases = [...GAMES.values()].flatMap((game) =>
  [...new Set(SEATS[game.id] ?? [game.seats.min, game.seats.usual])].flatMap((seats) =>
    optionsOf(game, seats).map((options) => ({
      game,
      seats,
      options,
      name: `${game.id}, ${seats} seats, ${textOf(options)}`,
    })),
  ),
);

/** The standard options and, with the usual number of seats, each variant that can be switched on. */
function optionsOf(game: Game, seats: number): Record<string, unknown>[] {
  if (seats !== game.seats.usual) return [{}];
  const switched = game.options.flatMap(({ key, values, standard }) =>
    values.length === 2 ? values.filter((value) => value !== standard).map((value) => ({ [key]: value })) : [],
  );
  return [{}, ...switched];
}

function textOf(options: object): string {
  return JSON.stringify(options);
}

test.each(cases)(
  'what cannot be known is not in any byte: $name',
  async ({ game, seats, options }) => {
    let compared = 0;
    for (let seed = 1; compared < SCENES_EACH && seed < 20; seed++) {
      const trial = { game, options: game.parseOptions(options, seats), seats, seed };
      const [scene] = twinScenes(trial, MOST_ANSWERS)
        .filter(({ moves }) => moves.length > 0)
        .slice(seed % 3);
      if (scene === undefined) continue;
      const plan = { game, seed, seats, options, scene };
      const [here, there] = [await bytesTo(plan, false), await bytesTo(plan, true)];
      expect(there).toEqual(here);
      expect(here.own?.length).toBeGreaterThan(scene.moves.length / 2);
      compared++;
    }
    expect(compared).toBeGreaterThan(0);
  },
  120_000,
);

test.each(WINDOWS)(
  'CIT-14.1 CIT-14.3 CIT-14.9 what cannot be known is not in any byte of the window $prompt: citadels, $seats seats',
  async ({ seats, prompt }) => {
    const game = GAMES.get('citadels') as Game;
    const options = { actionCards: 'on' };
    let compared = 0;
    for (let seed = 1; compared === 0 && seed < 20; seed++) {
      const trial = { game, options: game.parseOptions(options, seats), seats, seed };
      const scene = twinScenes(trial, MOST_ANSWERS).find((one) => goesThrough(prompt, trial, one));
      if (scene === undefined) continue;
      const plan = { game, seed, seats, options, scene };
      expect(await bytesTo(plan, true)).toEqual(await bytesTo(plan, false));
      compared++;
    }
    expect(compared).toBe(1);
  },
  120_000,
);

/** Whether both worlds of the scene answer such a question. */
function goesThrough(
  prompt: string,
  { game, options, seats, seed }: { game: Game; options: unknown; seats: number; seed: number },
  { before, moves }: TwinScene,
): boolean {
  const s = game.setup(options, seats, seedFast(seed), game.revision);
  for (const { seat, answer } of before) game.apply(s, seat, answer);
  return moves.some(({ seat, answer }) => {
    const isIt = openDecision(s, seat)?.prompt === prompt;
    game.apply(s, seat, answer);
    return isIt;
  });
}

test.each([...GAMES.values()])(
  'what cannot be known is not in any byte of a rematch: $id',
  async (game) => {
    const seats = game.seats.min;
    let compared = 0;
    for (let seed = 1; compared === 0 && seed < 20; seed++) {
      const trial = { game, options: game.parseOptions({}, seats), seats, seed };
      const scene = twinScenes(trial, MOST_ANSWERS).find(({ moves }) => moves.length > 0);
      if (scene === undefined) continue;
      const plan = { game, seed, seats, options: {}, scene, isRematch: true };
      const [here, there] = [await bytesTo(plan, false), await bytesTo(plan, true)];
      expect(there).toEqual(here);
      expect(here.own?.length).toBeGreaterThan(scene.moves.length / 2);
      compared++;
    }
    expect(compared).toBe(1);
  },
  120_000,
);

test.each([false, true])('a game that leaks hidden cards is caught (rematch: %s)', async (isRematch) => {
  const game = GAMES.get('tides') as Game;
  const trial = { game, options: game.parseOptions({}, 2), seats: 2, seed: 1 };
  const [scene] = twinScenes(trial, MOST_ANSWERS);
  const leaky: Game = { ...game, view: (s, viewer) => ({ ...game.view(s, viewer), hidden: s.zones }) };
  const plan = { game: leaky, seed: 1, seats: 2, options: {}, scene: scene as TwinScene, isRematch };
  const [here, there] = [await bytesTo(plan, false), await bytesTo(plan, true)];
  for (const page of ['own', 'watching', 'back']) expect(there[page]).not.toEqual(here[page]);
});
