import { game } from './turn.ts';

/** Every program of the game by the name that a saved table knows it by. */
export const programs = { game };
