import type { TidesEvent, TidesView } from '@regalia/games/tides';
import { gameUi } from '../../kit/gameUi.ts';
import { Interlude, title } from './Interlude.tsx';
import { lesson } from './lesson.ts';
import { look } from './look.tsx';
import { TidesBoard } from './TidesBoard.tsx';

export const ui = gameUi<TidesView, TidesEvent>({
  Board: TidesBoard,
  look,
  interlude: { title, Body: Interlude },
  sectionName: (round, speech) => speech.plain({ key: 'table.section', params: { round } }),
  lesson,
});
