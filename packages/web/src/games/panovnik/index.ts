import { type PanovnikEvent, type PanovnikView, SECTIONS } from '@regalia/games/panovnik';
import { lazy } from 'react';
import { gameUi } from '../../kit/gameUi.ts';
import { answering } from './answering.ts';
import { Board } from './Board.tsx';
import { cardFace } from './cardFace.tsx';
import { flights } from './flights.ts';
import { LargeFace } from './large/LargeFace.tsx';
import { token } from './token.tsx';

const WhatNow = lazy(async () => ({ default: (await import('./large/WhatNow.tsx')).WhatNow }));
const Finale = lazy(async () => ({ default: (await import('./Finale.tsx')).Finale }));

export const ui = gameUi<PanovnikView, PanovnikEvent>({
  Board: Board,
  cardFace,
  LargeFace,
  WhatNow,
  art: async () => (await import('./art/index.ts')).ART,
  flights,
  token,
  answering,
  sectionName: (section, speech) => speech.text(`section.${SECTIONS[section]}`) ?? '',
  turnOf: (event) => (event.t === 'round-began' ? 'all' : null),
  lesson: async () => (await import('./lesson.ts')).lesson,
  optionsOnBoard: true,
  Finale,
});
