import type { TidesEvent, TidesView } from '@regalia/games/tides';
import { gameUi } from '../../kit/gameUi.ts';
import { Board } from './Board.tsx';
import { cardFace } from './cardFace.tsx';
import { Interlude, title } from './Interlude.tsx';

export const ui = gameUi<TidesView, TidesEvent>({
  Board: Board,
  cardFace,
  art: async () => (await import('./art/index.ts')).ART,
  interlude: { title, Body: Interlude },
  sectionName: (round, speech) => speech.plain({ key: 'table.section', params: { round } }),
  scoredByRound: true,
  turnOf: (event) => (event.t === 'round-began' ? 'all' : null),
  lesson: async () => (await import('./lesson.ts')).lesson,
});
