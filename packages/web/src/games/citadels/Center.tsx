import { type Decision, paramId } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { Stage } from '../../kit/cards/Stage.tsx';
import { useChoice } from '../../kit/choice/choice.ts';
import { useTable } from '../../kit/tableContext.ts';
import { DraftPanel } from './draft/DraftPanel.tsx';
import { SecretWindow } from './turn/SecretWindow.tsx';
import { TurnMenu } from './turn/TurnMenu.tsx';
import { Watching } from './turn/Watching.tsx';
import { useBoard } from './useBoard.ts';
import { word } from './words.ts';

/** What is going on: the draft, my own turn, cards to choose from, or what somebody else does. */
export function Center(): ReactNode {
  const { view } = useBoard();
  const { speech, layout } = useTable();
  const { decision } = useChoice();
  const hasRoom = layout === 'tall' || (layout === 'wide' && view.seats.length <= 4);
  if (view.phase === 'draft') return <DraftPanel />;
  if (decision?.of === 'action' && view.turn !== null) return <TurnMenu turn={view.turn} />;
  if (decision === null) return <Watching />;
  if (!isAboutOwnHand(decision)) return <Stage title={word(speech, 'stage')} as={hasRoom ? 'face' : 'tile'} />;
  // Only a window asks about my hand because of a character.
  const isWindow = paramId(decision.params, 'character') !== null;
  return isWindow ? <SecretWindow decision={decision} /> : <Watching />;
}

function isAboutOwnHand({ seat, where }: Decision): boolean {
  return where?.place === 'hand' && where.seat === seat;
}
