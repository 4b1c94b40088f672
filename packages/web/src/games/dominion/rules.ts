import { dominion } from '@regalia/games/dominion';
import type { Game } from '@regalia/kernel';

export const game = dominion as Game;
