import type { GameEvent } from '@regalia/kernel';
import { type ReactNode, useRef } from 'react';
import type { Answering } from '../../kit/gameUi.ts';
import { useTable } from '../../kit/tableContext.ts';
import type { TableSnapshot } from '../../tableModel/TableSource.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { PromptOptions } from './options/PromptOptions.tsx';
import { PromptActions } from './PromptActions.tsx';
import styles from './PromptBar.module.css';
import { PromptSentence } from './PromptSentence.tsx';
import type { TableChoice } from './tableChoice.ts';
import { useQuestionFocus } from './useQuestionFocus.ts';

interface PromptBarProps {
  readonly snapshot: TableSnapshot;
  /** What there is to say: the question, or whom we wait for. */
  readonly question: string;
  /** What moves on the board just now: its sentence stands here until the table follows. */
  readonly event: GameEvent | null;
  readonly choice: TableChoice;
  /** What to say on the buttons. */
  readonly words: Answering;
  /** What the answer still lacks, where that was asked for. */
  readonly missing: string | null;
  readonly onMissing: () => void;
  readonly onWithdraw: () => void;
  readonly onWhy: () => void;
}

/** What the table wants of me, drawn from the decision alone; nothing here knows a game. Its place never grows. */
export function PromptBar(props: PromptBarProps): ReactNode {
  const { snapshot, question, event, choice, words, missing, onMissing, onWithdraw, onWhy } = props;
  const { game, ui, speech, cardFace } = useTable();
  const { decision, picked, isSent } = choice;
  const { t } = speech;
  const bar = useRef<HTMLElement>(null);
  const asks = decision === null ? snapshot.phase === 'over' : `${snapshot.step} ${decision.prompt}`;
  useQuestionFocus(bar, asks);
  const [marked] = picked;
  const detail =
    decision?.of === 'card' && decision.max === 1 && marked !== undefined && !isSent
      ? `${cardFace(marked).name}: ${cardFace(marked).text}`
      : null;
  const message = event && game.texts.ofEvent(event);
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className={cx(
        styles.bar,
        decision !== null && styles.mine,
        decision?.kind === 'order' && !ui.optionsOnBoard && styles.slotted,
      )}
      aria-label={t('prompt')}
      data-place="prompt"
    >
      <h2 className="visually-hidden">{t('prompt')}</h2>
      <PromptSentence question={question} event={message ? speech.plain(message) : missing} detail={detail} />
      {decision !== null && (
        <>
          <span className={styles.why}>
            <IconButton glyph="why" label={t('why')} onClick={onWhy} />
          </span>
          <div className={styles.options}>
            <PromptOptions decision={decision} choice={choice} />
          </div>
          <div className={cx(styles.actions, isSent && styles.sent)}>
            <PromptActions decision={decision} words={words} choice={choice} onMissing={onMissing} />
          </div>
        </>
      )}
      {snapshot.parked !== null && snapshot.phase === 'playing' && (
        <div className={styles.actions}>
          <Button glyph="undo" onClick={onWithdraw}>
            {t('withdraw')}
          </Button>
        </div>
      )}
    </section>
  );
}
