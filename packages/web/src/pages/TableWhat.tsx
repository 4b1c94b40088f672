import type { TableSummary } from '@regalia/protocol';
import type { ReactNode } from 'react';
import { useGameWords } from '../games/useGameWords.ts';
import { useText } from '../i18n/text.ts';
import { paceText } from './paces.ts';
import styles from './TableList.module.css';

/** What one would join or watch: the pace, and the options that were chosen, as far as they have names. */
export function TableWhat({ table: { game, pace, options = {} } }: { readonly table: TableSummary }): ReactNode {
  const { t } = useText();
  const words = useGameWords(game);
  const named = Object.entries(options).flatMap(([key, value]) => {
    const [option, chosen] = [words[`option.${key}`], words[`option.${key}.${value}`]];
    return option === undefined || chosen === undefined ? [] : [`${option}: ${chosen}`];
  });
  return <small className={styles.what}>{[paceText(pace, t), ...named].join(' · ')}</small>;
}
