import { type PanovnikEvent, type PanovnikView, SECTIONS } from '@regalia/games/panovnik';
import { gameUi } from '../../kit/gameUi.ts';
import { answering } from './answering.ts';
import { Finale } from './Finale.tsx';
import { flights } from './flights.ts';
import { look } from './look.tsx';
import { PanovnikBoard } from './PanovnikBoard.tsx';
import { token } from './token.tsx';

export const ui = gameUi<PanovnikView, PanovnikEvent>({
  Board: PanovnikBoard,
  look,
  art: async () => (await import('./art.ts')).ART,
  flights,
  token,
  answering,
  sectionName: (section, speech) => speech.text(`section.${SECTIONS[section]}`) ?? '',
  turnOf: (event) => (event.t === 'round-began' ? 'all' : null),
  lesson: async () => (await import('./lesson.ts')).lesson,
  optionsOnBoard: true,
  Finale,
});
