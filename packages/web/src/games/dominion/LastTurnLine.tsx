import type { Seat } from '@regalia/kernel';
import { type ReactNode, useMemo } from 'react';
import { CardOnTable } from '../../kit/cards/CardOnTable.tsx';
import type { BoardProps } from '../../kit/gameUi.ts';
import { useTable } from '../../kit/tableContext.ts';
import { lastTurnOf } from './lastTurn.ts';
import styles from './Rivals.module.css';
import { ResourceSign } from './resources.tsx';
import { word } from './words.ts';

interface LastTurnLineProps extends Pick<BoardProps, 'log'> {
  readonly seat: Seat;
  readonly isPlaying: boolean;
}

const MOST = 8;

/** What the seat played, how many coins it had, and after a plus what it gained, in the turn it plays or has played. */
export function LastTurnLine({ log, seat, isPlaying }: LastTurnLineProps): ReactNode {
  const { speech } = useTable();
  const last = useMemo(() => lastTurnOf(log, seat), [log, seat]);
  if (last === null) return null;
  const played = last.played.slice(-MOST);
  return (
    <div className={styles.last}>
      <div className={styles.told}>
        <span>{word(speech, isPlaying ? 'turn.now' : 'turn.before')}</span>
        {played.map((card, i) => (
          <CardOnTable key={`${card}-${i}`} card={card} as="tiny" place="shown" />
        ))}
        {last.coins !== null && (
          <span className={styles.coins} title={speech.plain({ key: 'table.coins', params: { n: last.coins } })}>
            <ResourceSign of="coins" />
            {last.coins}
          </span>
        )}
      </div>
      {last.gained.length > 0 && <b className={styles.plus}>+</b>}
      {last.gained.map((card, i) => (
        <CardOnTable key={`gain-${card}-${i}`} card={card} as="tiny" place="shown" />
      ))}
    </div>
  );
}
