import type { Game } from '@regalia/kernel';
import { tides } from './tides/index.ts';

/** Every game that can be played, by id. */
export const GAMES: ReadonlyMap<string, Game> = new Map([[tides.id, tides as Game]]);
