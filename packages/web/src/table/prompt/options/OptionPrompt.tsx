import type { Answer, OptionId } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { useTable } from '../../../kit/tableContext.ts';
import { keyOfOption } from '../../../tableModel/optionKeys.ts';
import type { PromptOptionsProps } from './promptOptionsProps.ts';
import styles from './prompts.module.css';

/** Choices in words. For what lies on the board this is the second way: a list, which takes little room. */
export function OptionPrompt(props: PromptOptionsProps): ReactNode {
  const { decision } = props;
  return decision.of === 'card' || decision.where !== null ? <OptionList {...props} /> : <Chips {...props} />;
}

/** Marks and never sends, so that one can move through it by keyboard. */
function OptionList({ decision, choice }: PromptOptionsProps): ReactNode {
  const { game, speech } = useTable();
  const { picked, set, tap } = choice;
  const choose = (value: string): void => {
    if (value === '') set([]);
    else if (decision.max === 1) set([Number(value)]);
    else tap(Number(value));
  };
  if (decision.options.length === 0) return null;
  return (
    <select
      className={styles.list}
      aria-label={speech.t('prompt.list')}
      value={decision.max === 1 ? (picked[0] ?? '') : ''}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{speech.t('prompt.list')}</option>
      {decision.options.map((option) => (
        <option key={option} value={option}>
          {speech.plain(game.texts.ofOption(decision, option))}
          {timesMarked(picked, option)}
        </option>
      ))}
    </select>
  );
}

function Chips({ decision, choice }: PromptOptionsProps): ReactNode {
  const { game, speech } = useTable();
  const { picked, tap } = choice;
  return (
    <ul className={styles.options} data-arrows>
      {decision.options.map((option) => (
        <li key={option}>
          <button
            type="button"
            className={styles.option}
            aria-pressed={picked.includes(option)}
            data-choosable={`${decision.of} ${option}`}
            data-key={keyOfOption(decision, option)}
            onClick={() => tap(option)}
          >
            {speech.plain(game.texts.ofOption(decision, option))}
            {timesMarked(picked, option)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function timesMarked(picked: Answer, option: OptionId): string {
  const times = picked.filter((one) => one === option).length;
  return times > 1 ? ` ×${times}` : '';
}
