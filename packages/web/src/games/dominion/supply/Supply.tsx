import { cardOf, type PileView } from '@regalia/games/dominion';
import type { ReactNode } from 'react';
import { CardOnTable } from '../../../kit/cards/CardOnTable.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { cx } from '../../../ui/cx.ts';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import styles from './Supply.module.css';
import { sortPiles } from './sortPiles.ts';
import { TrashPile } from './TrashPile.tsx';

/** The heart of the table: the basic piles and the Trash on the left, the Kingdom by cost on the right. */
export function Supply(): ReactNode {
  const { view } = useBoard();
  const { speech } = useTable();
  const { basic, kingdom } = sortPiles(view);
  return (
    <section className={styles.supply} aria-label={speech.text('table.supply')} data-place="supply" data-arrows>
      <ul className={styles.basic}>
        {basic.map((pile) => (
          <Pile key={pile.card} {...pile} />
        ))}
        <TrashPile />
      </ul>
      <ul className={styles.kingdom}>
        {kingdom.map((pile) => (
          <Pile key={pile.card} {...pile} />
        ))}
      </ul>
    </section>
  );
}

/** A pile: what it costs now and how many are left. */
function Pile({ card, cost, count }: PileView): ReactNode {
  const { speech } = useTable();
  const says = [
    cost !== cardOf(card).cost && word(speech, 'pile.cost', { cost }),
    count === 0 ? word(speech, 'pile.empty') : word(speech, 'pile.left', { n: count }),
  ];
  return (
    <li className={cx(styles.pile, count === 0 && styles.empty)} data-place={`pile-${card}`}>
      <CardOnTable card={card} place="supply" cost={cost} count={count} note={says.filter(Boolean).join(' ')} />
    </li>
  );
}
