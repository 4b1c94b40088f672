import type { Card, GameView, Refusal, ScoreBreakdown } from '@regalia/kernel';
import { type ReactNode, Suspense } from 'react';
import { useTable } from '../../kit/tableContext.ts';
import { Sentence } from '../../kit/text/Sentence.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { RuleLink } from '../score/RuleLink.tsx';
import styles from './CardDialog.module.css';
import { LargeCard } from './LargeCard.tsx';

interface CardDialogProps {
  /** Null for choosables that are not cards. */
  readonly card: Card | null;
  readonly view: GameView | null;
  readonly score: readonly ScoreBreakdown[];
  /** Why it could not be chosen. */
  readonly refusal: Refusal | null;
  readonly onClose: () => void;
}

/** A card as large as it gets, with what it brings now and, if it was clicked in vain, why. */
export function CardDialog({ card, view, score, refusal, onClose }: CardDialogProps): ReactNode {
  const { ui, speech, me } = useTable();
  const lines = score.flatMap(({ seat, lines }) =>
    lines.filter((line) => card !== null && line.card === card).map((line) => ({ seat, line })),
  );
  const current = lines.at(-1);
  return (
    <Dialog
      title={card === null ? speech.t('refused') : speech.cardName(card)}
      onClose={onClose}
      wide={card !== null && ui.WhatNow !== undefined}
    >
      <div className={styles.layout}>
        {card !== null && (
          <div className={cx(styles.card, ui.WhatNow && styles.noted)}>
            <LargeCard card={card} />
          </div>
        )}
        <div className={styles.notes}>
          {refusal && (
            <p className={styles.refusal} role="alert">
              <Sentence parts={speech.say(refusal)} /> <RuleLink rule={refusal.rule} />
            </p>
          )}
          {current && (
            <p>
              <b>
                {speech.nameOf(current.seat)}, {ui.sectionName(current.line.section, speech)}:{' '}
                {speech.t('points', { n: current.line.points ?? 0 })}.
              </b>{' '}
              <Sentence parts={speech.say(current.line)} /> <RuleLink rule={current.line.rule} />
            </p>
          )}
          {card !== null && view !== null && ui.WhatNow && (
            <Suspense>
              <ui.WhatNow card={card} view={view} me={me} />
            </Suspense>
          )}
        </div>
      </div>
    </Dialog>
  );
}
