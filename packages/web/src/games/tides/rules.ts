import { tides } from '@regalia/games/tides';
import type { Game } from '@regalia/kernel';

export const game = tides as Game;
