import type { CitadelsView } from '@regalia/games/citadels';
import type { Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { Stage } from '../../kit/cards/Stage.tsx';
import { isAsked, useChoice } from '../../kit/choice/choice.ts';
import type { BoardProps } from '../../kit/gameUi.ts';
import { useTable } from '../../kit/tableContext.ts';
import { Draft } from './Draft.tsx';
import styles from './Middle.module.css';
import { TurnMenu } from './TurnMenu.tsx';
import { Watching } from './Watching.tsx';
import { word } from './words.ts';

interface MiddleProps extends Pick<BoardProps<CitadelsView>, 'view' | 'log' | 'standing'> {
  readonly me: Seat;
}

/** What is going on: the draft, my own turn, cards to choose from, or what somebody else does. */
export function Middle({ view, me, log }: MiddleProps): ReactNode {
  const { speech } = useTable();
  const choice = useChoice();
  const { decision } = choice;
  if (view.phase === 'draft') return <Draft view={view} me={me} />;
  if (decision?.of === 'action' && view.turn !== null) return <TurnMenu view={view} turn={view.turn} />;
  if (decision !== null && decision.prompt !== 'exchange') {
    return (
      <div className={styles.stage}>
        <Stage title={word(speech, 'stage')} hint={isAsked(choice, 'hand') ? speech.text('zone.hand') : undefined} />
      </div>
    );
  }
  return <Watching view={view} log={log} />;
}
