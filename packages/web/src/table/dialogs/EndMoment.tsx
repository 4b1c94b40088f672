import type { Seat } from '@regalia/kernel';
import type { TableEnd } from '@regalia/protocol';
import type { CSSProperties, ReactNode } from 'react';
import { Jewel } from '../../kit/seats/Jewel.tsx';
import { JEWELS } from '../../kit/seats/jewels.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { Crown } from '../../ui/icons/Crown.tsx';
import { hasWon, placeSentence } from '../score/endSentence.ts';
import styles from './EndMoment.module.css';

interface EndMomentProps {
  readonly end: TableEnd | null;
  /** The one who reads; null where several do. */
  readonly me: Seat | null;
  readonly speech: TableSpeech;
}

const FALLING = 14;

/** Joy for who has won, a calm word for who has not: the crown, and the reader's place. */
export function EndMoment({ end, me, speech }: EndMomentProps): ReactNode {
  const winners = end?.outcome?.winners ?? [];
  const place = placeSentence(end, me, speech);
  if (winners.length === 0) return null;
  const isMine = hasWon(end, me);
  return (
    <div className={isMine ? styles.joy : styles.calm}>
      {isMine && <FallingJewels />}
      <span className={styles.crown} aria-hidden="true">
        <Crown />
        {!isMine && winners.map((seat) => <Jewel key={seat} seat={seat} />)}
      </span>
      {place !== undefined && (
        <p>
          {!isMine && `${speech.t('end.calm')} `}
          <strong>{place}</strong>
        </p>
      )}
    </div>
  );
}

function FallingJewels(): ReactNode {
  return (
    <span className={styles.falling} aria-hidden="true">
      {Array.from({ length: FALLING }, (_, i) => (
        <span key={`${i}`} style={{ '--i': i } as CSSProperties}>
          <Jewel seat={i % JEWELS.length} />
        </span>
      ))}
    </span>
  );
}
