import { citadels } from '@regalia/games/citadels';
import { type Decision, paramId } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { CardOnTable } from '../../kit/cards/CardOnTable.tsx';
import { SeatClock } from '../../kit/seats/SeatClock.tsx';
import { useTable } from '../../kit/tableContext.ts';
import styles from './Window.module.css';
import { word } from './words.ts';

/**
 * A secret window: the same for everybody who is asked, and as long as its clock says whatever anybody answers. The card
 * itself, if I have it, glows in my hand.
 */
export function Window({ decision }: { readonly decision: Decision }): ReactNode {
  const { speech } = useTable();
  const [character, source] = [paramId(decision.params, 'character'), paramId(decision.params, 'source')];
  return (
    <section className={styles.window} aria-label={word(speech, 'stage')} data-place="stage">
      {[character, source].map(
        (card) =>
          card !== null && (
            <span key={card} className={styles.card}>
              <CardOnTable card={card} place="source" />
            </span>
          ),
      )}
      <p className={styles.words}>{speech.plain(citadels.texts.ofDecision(decision))}</p>
      <span className={styles.clock}>
        <SeatClock seat={decision.seat} speech={speech} isMe={false} />
      </span>
    </section>
  );
}
