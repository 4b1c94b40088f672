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
  return props.decision.of === 'card' ? <CardList {...props} /> : <Chips {...props} />;
}

function CardList({ decision, draft, speech, optionText }: OptionPromptProps): ReactNode {
  const { t } = speech;
  const choose = (value: string): void => {
    if (value === '') draft.clear();
    else if (decision.max === 1) draft.set([Number(value)]);
    else draft.toggle(Number(value));
  };
  if (decision.options.length === 0) return null;
  return (
    <select
      className={styles.list}
      aria-label={t('prompt.list')}
      value={decision.max === 1 ? (draft.picked[0] ?? '') : ''}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{t('prompt.list')}</option>
      {decision.options.map((option) => (
        <option key={option} value={option}>
          {optionText(option)}
          {timesMarked(draft, option)}
        </option>
      ))}
    </select>
  );
}

function Chips({ decision, draft, optionText }: OptionPromptProps): ReactNode {
  return (
    <ul className={styles.options}>
      {decision.options.map((option) => {
        return (
          <li key={option}>
            <button
              type="button"
              className={styles.option}
              aria-pressed={draft.picked.includes(option)}
              onClick={() => draft.toggle(option)}
            >
              {optionText(option)}
              {timesMarked(draft, option)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function timesMarked({ picked }: Draft, option: number): string {
  const times = picked.filter((one) => one === option).length;
  return times > 1 ? ` ×${times}` : '';
}
