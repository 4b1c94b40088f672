import { type Decision, paramId } from '@regalia/kernel';
import type { ReactNode } from 'react';
import type { BoardProps } from '../gameUi.ts';
import { ShownCard } from './ShownCard.tsx';
import styles from './Stage.module.css';
import { StageCards } from './StageCards.tsx';
import { StageModes } from './StageModes.tsx';
import { word } from './words.ts';

interface StageProps extends Pick<BoardProps, 'choice' | 'speech'> {
  readonly decision: Decision;
}

/** What is chosen neither from my hand nor from the Supply lies here, beside the card that asks. */
export function Stage({ decision, choice, speech }: StageProps): ReactNode {
  const source = paramId(decision.params, 'source');
  return (
    <section
      className={styles.stage}
      aria-label={word(speech, 'stage.title')}
      data-place="stage"
      data-noted={decision.kind === 'order' || undefined}
    >
      {source !== null && (
        <div className={styles.source}>
          <ShownCard card={source} speech={speech} />
        </div>
      )}
      {decision.of === 'mode' ? (
        <StageModes decision={decision} choice={choice} speech={speech} />
      ) : (
        <StageCards decision={decision} choice={choice} speech={speech} />
      )}
    </section>
  );
}
