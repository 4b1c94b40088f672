import { diceking } from '@regalia/games/diceking';
import type { Game } from '@regalia/kernel';

export const game = diceking as Game;
