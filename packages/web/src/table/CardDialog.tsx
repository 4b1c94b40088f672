import type { Breakdown, Card, Refusal } from '@regalia/kernel';
import type { ReactNode } from 'react';
import type { GameUi } from '../games/gameUi.ts';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './CardDialog.module.css';
import { RuleLink } from './RuleLink.tsx';
import { Sentence } from './Sentence.tsx';
import type { TableSpeech } from './speech.ts';

interface CardDialogProps {
  readonly card: Card;
  readonly ui: GameUi;
  readonly speech: TableSpeech;
  readonly score: readonly Breakdown[];
  /** Why it could not be chosen. */
  readonly refusal: Refusal | null;
  readonly onClose: () => void;
}

/** A card as large as it gets, with what it brings now and, if it was clicked in vain, why. */
export function CardDialog({ card, ui, speech, score, refusal, onClose }: CardDialogProps): ReactNode {
  const lines = score.flatMap(({ seat, lines }) =>
    lines.filter((line) => line.card === card).map((line) => ({ seat, line })),
  );
  const current = lines.at(-1);
  return (
    <Dialog title={speech.cardName(card)} onClose={onClose}>
      <div className={styles.layout}>
        <div className={styles.card}>
          <ui.Card card={card} speech={speech} />
        </div>
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
        </div>
      </div>
    </Dialog>
  );
}
