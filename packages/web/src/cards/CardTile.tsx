import type { ReactNode } from 'react';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import faceStyles from './CardFace.module.css';
import { type CardAnatomy, Scene } from './CardFace.tsx';
import styles from './CardTile.module.css';

interface CardTileProps extends Pick<CardAnatomy, 'name' | 'tone' | 'art' | 'symbol' | 'second' | 'cost' | 'points'> {
  /** Cheaper than printed. */
  readonly reduced?: boolean;
  /** What it is worth besides points, e.g. coins. */
  readonly value?: ReactNode;
  /** How many lie here. */
  readonly count?: number | undefined;
}

/** The same card where there is little room: its name, picture, kind and cost, and how many there are. */
export function CardTile(props: CardTileProps): ReactNode {
  const { name, tone, art, symbol, second, cost, points, reduced = false, value, count } = props;
  return (
    <span className={cx(styles.tile, faceStyles[tone])}>
      <span className={cx(styles.name, hasLongWord(name) && styles.small)}>
        <span>{name}</span>
      </span>
      <span className={styles.art}>
        <Scene />
        {second && <span className={cx(faceStyles.half, faceStyles[second.tone])} />}
        <Icon paths={art} className={styles.picture} />
      </span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      <span className={cx(styles.foot, points !== undefined && points !== null && styles.pointed)}>
        {cost !== undefined && <span className={cx(styles.cost, reduced && styles.reduced)}>{cost}</span>}
        {symbol && !value && (
          <span className={styles.symbol}>
            <Icon paths={symbol} className={styles.icon} />
          </span>
        )}
        {second && !value && (
          <span className={cx(styles.symbol, faceStyles[second.tone])}>
            <Icon paths={second.symbol} className={styles.icon} />
          </span>
        )}
        {value && <span className={styles.value}>{value}</span>}
        {points !== undefined && points !== null && <span className={styles.points}>{points}</span>}
      </span>
    </span>
  );
}

/** A word that would not fit on its line. */
function hasLongWord(name: string): boolean {
  return name.split(' ').some((word) => word.length > 9);
}
