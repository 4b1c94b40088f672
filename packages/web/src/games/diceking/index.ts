import type { DicekingEvent, DicekingView } from '@regalia/games/diceking';
import { gameUi } from '../../kit/gameUi.ts';
import { answering } from './answering.ts';
import { Board } from './Board.tsx';
import { cardFace } from './cardFace.tsx';
import { Finale } from './Finale.tsx';
import { flights } from './flights.ts';
import { scoreSheet } from './scoreSheet.ts';
import { token } from './token.tsx';
import { word } from './words.ts';

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
