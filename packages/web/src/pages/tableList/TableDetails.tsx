import type { TableSummary } from '@regalia/protocol';
import type { ReactNode } from 'react';
import { useGameWords } from '../../games/useGameWords.ts';
import { useText } from '../../i18n/text.ts';
import { paceText } from '../paces.ts';
import styles from './TableList.module.css';

/** The pace and the chosen options of a table to join or watch. */
export function TableDetails({ table: { game, pace, options = {} } }: { readonly table: TableSummary }): ReactNode {
  const { t } = useText();
  const words = useGameWords(game);
  const named = Object.entries(options).flatMap(([key, value]) => {
    const [option, chosen] = [words[`option.${key}`], words[`option.${key}.${value}`]];
    return option === undefined || chosen === undefined ? [] : [`${option}: ${chosen}`];
  });
  return <small className={styles.details}>{[paceText(pace, t), ...named].join(' · ')}</small>;
}
