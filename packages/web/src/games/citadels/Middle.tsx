import { SECRET_WINDOWS } from '@regalia/games/citadels';
import type { ReactNode } from 'react';
import { Stage } from '../../kit/cards/Stage.tsx';
import { useChoice } from '../../kit/choice/choice.ts';
import { useTable } from '../../kit/tableContext.ts';
import { useBoard } from './board.ts';
import { Draft } from './Draft.tsx';
import { TurnMenu } from './TurnMenu.tsx';
import { Watching } from './Watching.tsx';
import { Window } from './Window.tsx';
import { word } from './words.ts';

/** What is going on: the draft, my own turn, cards to choose from, or what somebody else does. */
export function Middle(): ReactNode {
  const { view } = useBoard();
  const { speech, layout } = useTable();
  const { decision } = useChoice();
  const hasRoom = layout === 'tall' || (layout === 'wide' && view.seats.length <= 4);
  if (view.phase === 'draft') return <Draft />;
  if (decision?.of === 'action' && view.turn !== null) return <TurnMenu turn={view.turn} />;
  if (decision !== null && isSecret(decision.prompt)) return <Window decision={decision} />;
  if (decision !== null && decision.prompt !== 'exchange')
    return <Stage title={word(speech, 'stage')} as={hasRoom ? 'face' : 'tile'} />;
  return <Watching />;
}

function isSecret(prompt: string): boolean {
  return SECRET_WINDOWS.some((window) => window === prompt);
}
