import type { Answer } from '@regalia/kernel';
import { type ReactNode, useRef } from 'react';
import type { Answering, GameUi } from '../games/gameUi.ts';
import type { TableSnapshot } from '../tables/table.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { PromptActions } from './PromptActions.tsx';
import styles from './PromptBar.module.css';
import { AmountPrompt } from './prompts/AmountPrompt.tsx';
import { OptionPrompt } from './prompts/OptionPrompt.tsx';
import { OrderPrompt } from './prompts/OrderPrompt.tsx';
import type { TableSpeech } from './speech.ts';
import type { Draft } from './useDraft.ts';
import { useQuestionFocus } from './useQuestionFocus.ts';

interface PromptBarProps {
  readonly snapshot: TableSnapshot;
  readonly question: string;
  /** What the one marked card does. */
  readonly detail: string | null;
  readonly draft: Draft;
  /** Options in words need not be repeated here; a narrow screen leaves places in an order to the board too. */
  readonly optionsOnBoard: boolean;
  /** What to say on the buttons. */
  readonly words: Answering;
  readonly speech: TableSpeech;
  readonly optionText: (option: number) => string;
  readonly slotName: GameUi['slotName'];
  /** The answer is given; the table will show it in a moment. */
  readonly isSent: boolean;
  readonly onSend: (answer: Answer) => void;
  readonly onWithdraw: () => void;
  readonly onWhy: () => void;
}

/** What the table wants of me, drawn from the decision alone; nothing here knows a game. */
export function PromptBar(props: PromptBarProps): ReactNode {
  const { snapshot, question, detail, draft, words, speech, isSent, onSend, onWithdraw, onWhy } = props;
  const { decision, parked } = snapshot;
  const { t } = speech;
  const { optionsOnBoard } = props;
  const bar = useRef<HTMLElement>(null);
  useQuestionFocus(bar, decision && `${snapshot.step} ${decision.prompt}`);
  const hasSlots = decision?.kind === 'order' && !optionsOnBoard;
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className={cx(
        styles.bar,
        decision !== null && styles.mine,
        hasSlots && styles.slotted,
        optionsOnBoard && styles.onBoard,
      )}
      aria-label={t('prompt')}
      data-place="prompt"
    >
      <p className={styles.question} role="status">
        {detail === null ? question : <span className={styles.detail}>{detail}</span>}
        {detail !== null && <span className={styles.covered}>{question}</span>}
      </p>
      {decision !== null && (
        <>
          <span className={styles.why}>
            <IconButton glyph="why" label={t('why')} onClick={onWhy} />
          </span>
          <Options {...props} />
          <div className={cx(styles.actions, isSent && styles.sent)}>
            <PromptActions decision={decision} words={words} draft={draft} onSend={onSend} />
          </div>
        </>
      )}
      {parked !== null && snapshot.phase === 'playing' && (
        <Button glyph="undo" onClick={onWithdraw}>
          {t('withdraw')}
        </Button>
      )}
    </section>
  );
}

/** One way to choose for each kind of question and each kind of option. Cards are chosen on the board. */
function Options({
  snapshot: { decision },
  draft,
  speech,
  optionText,
  slotName,
  optionsOnBoard,
}: PromptBarProps): ReactNode {
  if (decision === null) return null;
  if (decision.kind === 'amount') return <AmountPrompt decision={decision} draft={draft} speech={speech} />;
  if (decision.kind === 'order')
    return (
      <OrderPrompt decision={decision} draft={draft} speech={speech} optionText={optionText} slotName={slotName} />
    );
  if (decision.of !== 'card' && optionsOnBoard) return null;
  return <OptionPrompt decision={decision} draft={draft} speech={speech} optionText={optionText} />;
}
