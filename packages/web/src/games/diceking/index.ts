import type { DicekingEvent, DicekingView } from '@regalia/games/diceking';
import { gameUi } from '../../kit/gameUi.ts';
import { answering } from './answering.ts';
import { DicekingBoard } from './DicekingBoard.tsx';
import { Finale } from './Finale.tsx';
import { flights } from './flights.ts';
import { look } from './look.tsx';
import { sheet } from './sheet.ts';
import { token } from './tokens.tsx';
import { word } from './words.ts';

export const ui = gameUi<DicekingView, DicekingEvent>({
  Board: DicekingBoard,
  look,
  printing: ({ data }) => data,
  art: async () => (await import('./art.ts')).ART,
  flights,
  token,
  answering,
  sectionName: (_, speech) => word(speech, 'score'),
  sheet,
  turnOf: (event) => (event.t === 'turn-began' ? event.seat : null),
  lesson: async () => (await import('./lesson.ts')).lesson,
  optionsOnBoard: true,
  Finale,
});
