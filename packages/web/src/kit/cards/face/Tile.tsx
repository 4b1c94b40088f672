import { memo, type ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { pointsText } from '../../text/pointsText.ts';
import { CardPicture } from './CardPicture.tsx';
import type { CardFace } from './cardFace.ts';
import { Sign } from './Sign.tsx';
import styles from './Tile.module.css';
import tones from './tones.module.css';

interface TileProps {
  readonly face: CardFace;
  /** What it costs now, where that can differ from what is printed. */
  readonly cost?: number | undefined;
  /** How many lie here. */
  readonly count?: number | undefined;
}

/** The same card where there is little room: its name, picture, kind and cost, and how many there are. */
export const Tile = memo(function Tile({ face, cost = face.cost, count }: TileProps): ReactNode {
  const { name, tone, symbol, second, points, value } = face;
  const isReduced = cost !== undefined && face.cost !== undefined && cost < face.cost;
  const hasPoints = points !== undefined && points !== null;
  return (
    <span className={cx(styles.tile, tones[tone])}>
      <span className={cx(styles.name, hasLongWord(name) && styles.small)}>
        <span>{name}</span>
      </span>
      <span className={styles.art}>
        <CardPicture face={face} className={styles.picture} />
      </span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      <span className={cx(styles.foot, hasPoints && styles.pointed)}>
        {cost !== undefined && <span className={cx(styles.cost, isReduced && styles.reduced)}>{cost}</span>}
        {symbol && !value && (
          <span className={styles.symbols}>
            <Sign paths={symbol} />
            {second && <Sign paths={second.symbol} tone={second.tone} />}
          </span>
        )}
        {value && <span className={styles.value}>{value}</span>}
        {hasPoints && <span className={styles.points}>{pointsText(points)}</span>}
      </span>
    </span>
  );
});

/** A word that would not fit on its line. */
function hasLongWord(name: string): boolean {
  return name.split(' ').some((word) => word.length > 9);
}
