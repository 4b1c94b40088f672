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
  const { speech, isSmall } = useTable();
  const { turn } = view;
  const events = latestEvents<CitadelsEvent>(log, ({ t }) => t === 'answered' || t === 'round-began');
  return (
    <div className={styles.watching}>
      <div className={styles.who}>
        {turn ? (
          <>
            <CardOnTable card={turn.character} as={isSmall ? 'tiny' : 'face'} place="shown" />
            <span>
              <b>{speech.cardName(turn.character)}</b>
              <span>{word(speech, 'turn.of', { name: speech.nameOf(turn.seat) })}</span>
            </span>
          </>
        ) : (
          <span>{view.phase === 'over' ? speech.text('phase.over') : word(speech, 'turn.none')}</span>
        )}
      </div>
      <div className={styles.news}>
        <News events={events.filter(({ t }) => !UNREMARKABLE.includes(t))} />
      </div>
    </div>
  );
}
