import { ABILITY_PROGRAMS } from './cards/abilities.ts';
import { game, round } from './round/round.ts';
import { turn } from './turn.ts';

/** Every program of the game by the name that a saved table knows it by. */
export const programs = { game, round, turn, ...ABILITY_PROGRAMS };
