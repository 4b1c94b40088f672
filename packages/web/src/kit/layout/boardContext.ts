import type { GameView } from '@regalia/kernel';
import { createContext, use } from 'react';
import type { BoardProps } from '../gameUi.ts';

export const BoardContext = createContext<BoardProps | null>(null);

/** What a board was given, for each of its parts; a game names its own view once. */
export function useBoardOf<V extends GameView>(): BoardProps<V> {
  const board = use(BoardContext);
  if (board === null) throw new Error('a part of a board needs its board');
  return board as BoardProps<V>;
}
