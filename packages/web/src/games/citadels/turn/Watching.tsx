import type { CitadelsEvent } from '@regalia/games/citadels';
import type { ReactNode } from 'react';
import { CardOnTable } from '../../../kit/cards/CardOnTable.tsx';
import { latestEvents } from '../../../kit/log.ts';
import { News } from '../../../kit/parts/News.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import styles from './Watching.module.css';

const UNREMARKABLE: readonly string[] = ['called', 'turn-ended', 'shuffled', 'offered'];

/** Somebody else's turn: which character plays, and what it has done so far. */
export function Watching(): ReactNode {
  const { view, log } = useBoard();
  const { speech } = useTable();
  const { turn } = view;
  const events = latestEvents<CitadelsEvent>(log, ({ t }) => t === 'answered' || t === 'round-began');
  return (
    <div className={styles.watching}>
      {turn && (
        <span className={styles.who}>
          <CardOnTable card={turn.character} as="tiny" place="shown" />
        </span>
      )}
      <div className={styles.news}>
        <News events={events.filter(({ t }) => !UNREMARKABLE.includes(t))}>
          <b>{view.phase === 'over' ? speech.text('phase.over') : word(speech, 'turn.none')}</b>
        </News>
      </div>
    </div>
  );
}
