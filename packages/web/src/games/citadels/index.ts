import { type CitadelsEvent, type CitadelsView, SCORE_SECTIONS } from '@regalia/games/citadels';
import { lazy } from 'react';

import { gameUi } from '../../kit/gameUi.ts';
import { answering } from './answering.ts';
import { Board } from './Board.tsx';
import { cardFace } from './cardFace.tsx';
import { flights } from './flights.ts';
import { token } from './token.tsx';
import { remark } from './turn/hints.ts';
import { word } from './words.ts';

const Finale = lazy(async () => ({ default: (await import('./Finale.tsx')).Finale }));

export const ui = gameUi<CitadelsView, CitadelsEvent>({
  Board: Board,
  cardFace,
  art: async () => (await import('./art/index.ts')).ART,
  flights,
  token,
  answering,
  remark,
  sectionName: (section, speech) => word(speech, `score.${SCORE_SECTIONS[section] ?? 'buildings'}`),
  turnOf: (event) => (event.t === 'round-began' ? 'all' : event.t === 'answered' ? event.seat : null),
  lesson: async () => (await import('./lesson.ts')).lesson,
  optionsOnBoard: true,
  Finale,
});
