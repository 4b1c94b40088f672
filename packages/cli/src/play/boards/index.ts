import type { GameId } from '@regalia/games/list';
import { citadels } from './citadels.ts';
import { diceking } from './diceking.ts';
import { dominion } from './dominion.ts';
import { panovnik } from './panovnik.ts';
import type { TerminalBoard } from './TerminalBoard.ts';
import { tides } from './tides.ts';
import { zones } from './zones.ts';

/** The text boards, by game. */
const BOARDS: Readonly<Partial<Record<GameId, unknown>>> = { tides, citadels, dominion, diceking, panovnik };

/** The board of a game; one that lists all zones for games that have none of their own. */
export function boardOf(game: string): TerminalBoard {
  return (BOARDS[game as GameId] ?? zones) as TerminalBoard;
}
