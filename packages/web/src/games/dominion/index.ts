import type { DominionEvent, DominionView } from '@regalia/games/dominion';
import { lazy } from 'react';

import { gameUi } from '../../kit/gameUi.ts';
import { answering } from './answering.ts';
import { Board } from './Board.tsx';
import { cardFace } from './cardFace.tsx';
import { flights } from './flights.ts';
import { remark } from './remark.ts';
import { slotName } from './slotName.ts';
import { word } from './words.ts';

const Finale = lazy(async () => ({ default: (await import('./Finale.tsx')).Finale }));

export const ui = gameUi<DominionView, DominionEvent>({
  Board: Board,
  cardFace,
  art: async () => (await import('./art/index.ts')).ART,
  flights,
  turnOf: (event) => (event.t === 'turn-began' ? event.seat : null),
  sectionName: (_, speech) => word(speech, 'score.points'),
  lesson: async () => (await import('./lesson.ts')).lesson,
  answering,
  remark,
  slotName,
  numbersMarks: ({ params }) => params.to === 'discard',
  optionsOnBoard: true,
  scoreSheet: { rowOf: ({ card, section }) => card ?? section, nameOf: (card, speech) => speech.cardName(card) },
  Finale,
});
