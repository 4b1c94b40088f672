import type { GameUi } from '../gameUi.ts';
import { Interlude, interludeTitle } from './Interlude.tsx';
import { lesson } from './lesson.ts';
import { TidesBoard } from './TidesBoard.tsx';
import { TidesCard } from './TidesCard.tsx';

export const tidesUi: GameUi = {
  Board: TidesBoard,
  Card: TidesCard,
  interludeTitle,
  Interlude,
  sectionName: (round, speech) => speech.plain({ key: 'table.round', params: { round } }),
  lesson,
};
