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
  readonly isPlaying: boolean;
}

const MOST = 8;

/** What the seat played, how many coins it had, and after a plus what it gained, in the turn it plays or has played. */
export function LastTurnLine({ log, seat, isPlaying, speech }: LastTurnLineProps): ReactNode {
  const last = useMemo(() => lastTurnOf(log, seat), [log, seat]);
  if (last === null) return null;
  const played = last.played.slice(-MOST);
  return (
    <div className={styles.last}>
      <div className={styles.told}>
        <span>{word(speech, isPlaying ? 'turn.now' : 'turn.before')}</span>
        {played.map((card, i) => (
          <TinyCard key={`${card}-${i}`} card={card} speech={speech} />
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
        <TinyCard key={`gain-${card}-${i}`} card={card} speech={speech} />
      ))}
    </div>
  );
}
