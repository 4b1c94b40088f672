import type { ReactNode } from 'react';
import { isAsked, useChoice } from '../../kit/choice/choice.ts';
import { CardStage } from './turn/CardStage.tsx';
import { PlayArea } from './turn/PlayArea.tsx';

/** Options that lie neither in my hand nor in the Supply; otherwise the cards in play. */
export function Center(): ReactNode {
  const choice = useChoice();
  const isOnBoard = isAsked(choice, 'hand') || isAsked(choice, 'supply');
  return choice.decision !== null && !isOnBoard ? <CardStage /> : <PlayArea />;
}
