import type { Decision } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { TableSpeech } from '../speech.ts';
import type { Draft } from '../useDraft.ts';
import styles from './prompts.module.css';

interface AmountPromptProps {
  readonly decision: Decision;
  readonly draft: Draft;
  readonly speech: TableSpeech;
}

/** A number between the smallest and the largest. */
export function AmountPrompt({ decision: { min, max }, draft, speech }: AmountPromptProps): ReactNode {
  const amount = draft.picked[0];
  const step = (by: number) => () => draft.set([Math.min(max, Math.max(min, (amount ?? min) + by))]);
  return (
    <div className={styles.amount}>
      <Button onClick={step(-1)} disabled={amount === undefined || amount <= min} aria-label={speech.t('amount.less')}>
        −
      </Button>
      <output className={styles.number}>{amount ?? '?'}</output>
      <Button
        onClick={step(amount === undefined ? 0 : 1)}
        disabled={amount === max}
        aria-label={speech.t('amount.more')}
      >
        +
      </Button>
    </div>
  );
}
