import { citizens } from './cards/index.ts';
import { alarm, game, jokers, turn } from './turn.ts';

/** Every program of the game by the name that a saved table knows it by. */
export const programs = { game, turn, alarm, jokers, ...citizens };
