import type { GameUi } from '../gameUi.ts';
import { answering } from './answering.ts';
import { textOf } from './cardText.ts';
import { DominionBoard } from './DominionBoard.tsx';
import { DominionCard } from './DominionCard.tsx';
import { Finale } from './Finale.tsx';
import { lesson } from './lesson.ts';
import { purchases } from './purchases.ts';
import { remark } from './remark.ts';
import { slotName } from './slotName.ts';
import { standing } from './standing.ts';
import { word } from './words.ts';

export const dominionUi: GameUi = {
  Board: DominionBoard,
  Card: DominionCard,
  cardText: textOf,
  interludeTitle: () => undefined,
  Interlude: () => null,
  sectionName: (_, speech) => word(speech, 'score.points'),
  lesson,
  answering,
  remark,
  slotName,
  bundle: purchases,
  standing,
  optionsOnBoard: true,
  sheetByCard: true,
  Finale,
};
