import type { DicekingEvent, DicekingView } from '@regalia/games/diceking';
import { lazy } from 'react';
import { gameUi } from '../../kit/gameUi.ts';
import { answering } from './answering.ts';
import { Board } from './Board.tsx';
import { cardFace } from './cardFace.tsx';
import { flights } from './flights.ts';
import { scoreSheet } from './scoreSheet.ts';
import { token } from './token.tsx';
import { word } from './words.ts';

const Finale = lazy(async () => ({ default: (await import('./Finale.tsx')).Finale }));

export const ui = gameUi<DicekingView, DicekingEvent>({
  Board: Board,
  cardFace,
  printing: ({ data }) => data,
  art: async () => (await import('./art/index.ts')).ART,
  flights,
  token,
  answering,
  sectionName: (_, speech) => word(speech, 'score'),
  scoreSheet,
  turnOf: (event) => (event.t === 'turn-began' ? event.seat : null),
  lesson: async () => (await import('./lesson.ts')).lesson,
  optionsOnBoard: true,
  Finale,
});
