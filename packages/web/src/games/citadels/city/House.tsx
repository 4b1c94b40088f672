import { cardOf } from '@regalia/games/citadels';
import type { Card } from '@regalia/kernel';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { CardPicture } from '../../../kit/cards/face/CardPicture.tsx';
import type { CardFace } from '../../../kit/cards/face/cardFace.ts';
import { Sign } from '../../../kit/cards/face/Sign.tsx';
import tones from '../../../kit/cards/face/tones.module.css';
import { cx } from '../../../ui/cx.ts';
import styles from './House.module.css';

interface HouseProps {
  readonly card: Card;
  readonly face: CardFace;
  /** On its coin; what it cost by default. */
  readonly coin?: ReactNode;
  /** The coin is what destroying it costs. */
  readonly isPrice?: boolean;
}

/** A building as it stands in a street: its roof tells the color, its height the cost. In a low street only the coin is written. */
export const House = memo(function House({ card, face, coin, isPrice = false }: HouseProps): ReactNode {
  const { color, cost } = cardOf(card);
  const { name, tone, symbol } = face;
  return (
    <span
      className={cx(styles.house, tones[tone], styles[color ?? 'tent'], isPrice && styles.priced)}
      style={{ '--storeys': Math.min(Math.max(cost, 1), 6) } as CSSProperties}
    >
      <span className={styles.body}>
        <span className={styles.wall}>
          <span className={styles.front}>
            <CardPicture face={face} className={styles.picture} />
          </span>
        </span>
        <span className={styles.coin}>{coin ?? cost}</span>
        {symbol && (
          <span className={styles.sign}>
            <Sign paths={symbol} />
          </span>
        )}
      </span>
      <span className={styles.plate}>
        <span>{name}</span>
      </span>
      <span className={styles.band}>{coin ?? cost}</span>
    </span>
  );
});
