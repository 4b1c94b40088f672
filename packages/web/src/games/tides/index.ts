import { cardOf } from '@regalia/games/tides';
import type { GameUi } from '../gameUi.ts';
import { Interlude, interludeTitle } from './Interlude.tsx';
import { lesson } from './lesson.ts';
import { TidesBoard } from './TidesBoard.tsx';
import { TidesCard } from './TidesCard.tsx';

export const tidesUi: GameUi = {
  Board: TidesBoard,
  Card: TidesCard,
  cardText: (card, speech) => speech.text(`card.${cardOf(card).id}.text`) ?? '',
  interludeTitle,
  Interlude,
  sectionName: (round, speech) => speech.plain({ key: 'table.section', params: { round } }),
  lesson,
};
