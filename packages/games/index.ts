import type { Game } from '@regalia/kernel';
import { citadels } from './citadels/index.ts';
import { diceking } from './diceking/index.ts';
import { dominion } from './dominion/index.ts';
import { panovnik } from './panovnik/index.ts';
import { tides } from './tides/index.ts';

/** Every game that can be played, by id. */
export const GAMES: ReadonlyMap<string, Game> = new Map(
  [tides as Game, citadels as Game, dominion as Game, diceking as Game, panovnik as Game].map((game) => [
    game.id,
    game,
  ]),
);
