import { panovnik } from '@regalia/games/panovnik';
import type { Game } from '@regalia/kernel';

export const game = panovnik as Game;
