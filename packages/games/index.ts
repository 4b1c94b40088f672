import type { Game } from '@regalia/kernel';
import { citadels } from './citadels/index.ts';
import { diceking } from './diceking/index.ts';
import { dominion } from './dominion/index.ts';
import { GAME_IDS, type GameId } from './list.ts';
import { panovnik } from './panovnik/index.ts';
import { tides } from './tides/index.ts';

/** The rules of every game of the list. */
const RULES: Readonly<Record<GameId, unknown>> = { tides, citadels, dominion, diceking, panovnik };

/** Every game that can be played, by id. */
export const GAMES: ReadonlyMap<string, Game> = new Map(GAME_IDS.map((id) => [id, RULES[id] as Game]));
