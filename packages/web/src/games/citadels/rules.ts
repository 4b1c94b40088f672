import { citadels } from '@regalia/games/citadels';
import type { Game } from '@regalia/kernel';

export const game = citadels as Game;
