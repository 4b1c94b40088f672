import type { TidesEvent, TidesView } from '@regalia/games/tides';
import { gameUi } from '../../kit/gameUi.ts';
import { Interlude, title } from './Interlude.tsx';
import { look } from './look.tsx';
import { TidesBoard } from './TidesBoard.tsx';

export const ui = gameUi<TidesView, TidesEvent>({
  Board: TidesBoard,
  look,
  art: async () => (await import('./art.ts')).ART,
  interlude: { title, Body: Interlude },
  sectionName: (round, speech) => speech.plain({ key: 'table.section', params: { round } }),
  scoredByRound: true,
  turnOf: (event) => (event.t === 'round-began' ? 'all' : null),
  lesson: async () => (await import('./lesson.ts')).lesson,
});
