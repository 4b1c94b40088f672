import type { Seat } from '@regalia/kernel';
import { type ReactNode, useMemo } from 'react';
import type { BoardProps } from '../gameUi.ts';
import { lastTurnOf } from './lastTurn.ts';
import styles from './Rival.module.css';
import { ResourceSign } from './resources.tsx';
import { TinyCard } from './TinyCard.tsx';
import { word } from './words.ts';

interface LastTurnLineProps extends Pick<BoardProps, 'speech' | 'log'> {
  readonly seat: Seat;
}

const MOST = 8;

/** What the seat played, how many coins it had, and after a plus what it gained, in its latest turn. */
export function LastTurnLine({ log, seat, speech }: LastTurnLineProps): ReactNode {
  const last = useMemo(() => lastTurnOf(log, seat), [log, seat]);
  if (last === null) return <span className={styles.last}>{word(speech, 'last-turn.none')}</span>;
  const played = last.played.slice(-MOST);
  return (
    <div className={styles.last}>
      <span>{word(speech, 'last-turn')}</span>
      {played.map((card, i) => (
        <TinyCard key={`${card}-${i}`} card={card} speech={speech} />
      ))}
      {last.coins !== null && (
        <span className={styles.coins} title={speech.plain({ key: 'table.coins', params: { n: last.coins } })}>
          <ResourceSign of="coins" />
          {last.coins}
        </span>
      )}
      {last.gained.length > 0 && <b className={styles.plus}>+</b>}
      {last.gained.map((card, i) => (
        <TinyCard key={`gain-${card}-${i}`} card={card} speech={speech} />
      ))}
    </div>
  );
}
