import { type CitadelsView, SECRET_WINDOWS } from '@regalia/games/citadels';
import type { Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { Stage } from '../../kit/cards/Stage.tsx';
import { useChoice } from '../../kit/choice/choice.ts';
import type { BoardProps } from '../../kit/gameUi.ts';
import { useTable } from '../../kit/tableContext.ts';
import { Draft } from './Draft.tsx';
import { TurnMenu } from './TurnMenu.tsx';
import { Watching } from './Watching.tsx';
import { Window } from './Window.tsx';
import { word } from './words.ts';

interface MiddleProps extends Pick<BoardProps<CitadelsView>, 'view' | 'log'> {
  readonly me: Seat;
}

/** What is going on: the draft, my own turn, cards to choose from, or what somebody else does. */
export function Middle({ view, me, log }: MiddleProps): ReactNode {
  const { speech } = useTable();
  const { decision } = useChoice();
  if (view.phase === 'draft') return <Draft view={view} me={me} />;
  if (decision?.of === 'action' && view.turn !== null) return <TurnMenu view={view} turn={view.turn} />;
  if (decision !== null && isSecret(decision.prompt)) return <Window decision={decision} />;
  if (decision !== null && decision.prompt !== 'exchange') return <Stage title={word(speech, 'stage')} />;
  return <Watching view={view} log={log} />;
}

function isSecret(prompt: string): boolean {
  return SECRET_WINDOWS.some((window) => window === prompt);
}
