import type { Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { Counter } from '../../../kit/parts/Counter.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { cards, coin, crown, points } from '../token.tsx';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import styles from './Belongings.module.css';

interface BelongingsProps {
  readonly seat: Seat;
  readonly withPoints?: boolean;
}

/** Coins and cards in hand of a seat, points of its buildings, and the crown if it is there. */
export function Belongings({ seat, withPoints = false }: BelongingsProps): ReactNode {
  const { view } = useBoard();
  const { speech } = useTable();
  const own = view.seats[seat];
  if (own === undefined) return null;
  return (
    <span className={styles.belongings}>
      <Counter
        icon={coin}
        color="--topaz"
        n={own.coins}
        says={word(speech, 'coins', { n: own.coins })}
        at={`coins-${seat}`}
      />
      <Counter
        icon={cards}
        color="--onyx"
        n={own.hand.count}
        says={word(speech, 'hand', { n: own.hand.count })}
        at={`hand-${seat}`}
      />
      {withPoints && (
        <Counter icon={points} color="--amethyst" n={own.points} says={word(speech, 'points', { n: own.points })} />
      )}
      <span className={styles.crown} data-place={`crown-${seat}`}>
        {view.crown === seat && (
          <span title={word(speech, 'crown')}>
            <Icon paths={crown} className={styles.icon} />
            <span className="visually-hidden">{word(speech, 'crown')}</span>
          </span>
        )}
      </span>
    </span>
  );
}
