import type { Decision } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { Stage } from '../../../kit/cards/Stage.tsx';
import { useChoice } from '../../../kit/choice/choice.ts';
import { useTable } from '../../../kit/tableContext.ts';
import { isWindow } from '../answering.ts';
import { DraftOrder } from '../draft/DraftOrder.tsx';
import { RoundLine } from '../round/RoundLine.tsx';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import styles from './Corner.module.css';
import { SecretWindow } from './SecretWindow.tsx';
import { TurnMenu } from './TurnMenu.tsx';
import { Watching } from './Watching.tsx';

/** Beside my hand: how far the round has gone, and what is going on. */
export function Corner(): ReactNode {
  const { isSmall } = useTable();
  return (
    <div className={styles.corner}>
      {!isSmall && <RoundLine />}
      <div className={styles.rest}>
        <GoingOn />
      </div>
    </div>
  );
}

/** The order of the draft, my own turn, cards to choose from, or what somebody else does. */
function GoingOn(): ReactNode {
  const { view } = useBoard();
  const { speech } = useTable();
  const { decision } = useChoice();
  if (view.phase === 'draft') return <DraftOrder />;
  if (decision?.of === 'action' && view.turn !== null) return <TurnMenu turn={view.turn} />;
  if (decision === null) return <Watching />;
  if (!isAboutOwnHand(decision))
    return (
      <div className={styles.stage}>
        <Stage title={word(speech, 'stage')} />
      </div>
    );
  return isWindow(decision) ? <SecretWindow decision={decision} /> : <Watching />;
}

function isAboutOwnHand({ seat, where }: Decision): boolean {
  return where?.place === 'hand' && where.seat === seat;
}
