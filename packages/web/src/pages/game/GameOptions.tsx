import type { Dictionary, Game } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { Field } from '../../ui/Field.tsx';
import styles from './GamePage.module.css';
import { offeredValues } from './offeredValues.ts';

interface GameOptionsProps {
  readonly game: Game;
  readonly seats: number;
  /** Options chosen elsewhere on the page. */
  readonly without: readonly string[];
  readonly dictionary: Dictionary;
  readonly options: Readonly<Record<string, string>>;
  readonly onChange: (options: Readonly<Record<string, string>>) => void;
}

/** The game's options, each explained in a sentence; defaults follow the rule book. */
export function GameOptions({ game, seats, without, dictionary, options, onChange }: GameOptionsProps): ReactNode {
  const { t } = useText();
  const shown = game.options.filter(({ key }) => !without.includes(key));
  if (shown.length === 0) return null;
  return (
    <details className={styles.options}>
      <summary>{t('options')}</summary>
      <div>
        {shown.map(({ key, values, standard }) => (
          <Field key={key} label={dictionary[`option.${key}`]}>
            <select
              value={options[key] ?? standard}
              onChange={({ target }) => onChange({ ...options, [key]: target.value })}
            >
              {offeredValues(game, seats, key, values).map((value) => (
                <option key={value} value={value}>
                  {dictionary[`option.${key}.${value}`]}
                </option>
              ))}
            </select>
            <span>{dictionary[`option.${key}.hint`]}</span>
          </Field>
        ))}
      </div>
    </details>
  );
}
