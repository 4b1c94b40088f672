import { SYMBOLS } from '@regalia/games/tides';
import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { useTable } from '../../../kit/tableContext.ts';
import { cx } from '../../../ui/cx.ts';
import { Coin } from '../card/symbols.tsx';
import { word } from '../words.ts';
import { symbolCounts } from './forecast.ts';
import styles from './SymbolTally.module.css';

interface SymbolTallyProps {
  readonly own: readonly Card[];
  readonly other: readonly Card[];
  readonly mine: boolean;
}

/** How often each symbol stands in the kingdom, doubled where Roof of the World doubles it, and who has more. */
export function SymbolTally({ own, other, mine }: SymbolTallyProps): ReactNode {
  const { speech } = useTable();
  return (
    <ul className={styles.tally} aria-label={speech.text('table.symbols')} data-place={mine ? 'my-symbols' : undefined}>
      {symbolCounts(own, other).map(({ symbol, count, doubled, lead }) => (
        <li key={symbol} className={cx(styles.entry, count === 0 && styles.none)}>
          <Coin symbol={symbol} />
          <span className="visually-hidden">{speech.plain({ key: `symbol.${SYMBOLS[symbol]}`, params: {} })}</span>
          <span
            className={cx(styles.count, lead === 'ahead' && styles.ahead)}
            title={lead === 'ahead' ? word(speech, 'tally.ahead') : undefined}
          >
            {count}
          </span>
          {doubled && <span className={styles.doubled}>×2</span>}
          {lead === 'ahead' && <span className="visually-hidden">{word(speech, 'tally.ahead')}</span>}
        </li>
      ))}
    </ul>
  );
}
