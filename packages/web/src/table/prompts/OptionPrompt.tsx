import type { Decision } from '@regalia/kernel';
import type { ReactNode } from 'react';
import type { TableSpeech } from '../speech.ts';
import type { Draft } from '../useDraft.ts';
import styles from './prompts.module.css';

interface OptionPromptProps {
  readonly decision: Decision;
  readonly draft: Draft;
  readonly speech: TableSpeech;
  readonly optionText: (option: number) => string;
}

/** Choices in words. For cards, which lie on the board, this is the second way and takes little room. */
export function OptionPrompt(props: OptionPromptProps): ReactNode {
  return props.decision.of === 'card' && props.decision.max === 1 ? <CardList {...props} /> : <Chips {...props} />;
}

function CardList({ decision, draft, speech, optionText }: OptionPromptProps): ReactNode {
  const { t } = speech;
  return (
    <select
      className={styles.list}
      aria-label={t('prompt.list')}
      value={draft.picked[0] ?? ''}
      onChange={({ target }) => (target.value === '' ? draft.clear() : draft.set([Number(target.value)]))}
    >
      <option value="">{t('prompt.list')}</option>
      {decision.options.map((option) => (
        <option key={option} value={option}>
          {optionText(option)}
        </option>
      ))}
    </select>
  );
}

function Chips({ decision, draft, optionText }: OptionPromptProps): ReactNode {
  return (
    <ul className={styles.options}>
      {decision.options.map((option) => {
        const times = draft.picked.filter((one) => one === option).length;
        return (
          <li key={option}>
            <button
              type="button"
              className={styles.option}
              aria-pressed={times > 0}
              onClick={() => draft.toggle(option)}
            >
              {optionText(option)}
              {times > 1 && ` ×${times}`}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
