import { memo, type ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { pointsText } from '../../text/pointsText.ts';
import { CardPicture } from './CardPicture.tsx';
import type { CardFace } from './cardFace.ts';
import styles from './Face.module.css';
import tones from './tones.module.css';

interface FaceProps {
  readonly face: CardFace;
  /** Instead of those in its look. */
  readonly points?: number | null | undefined;
}

/** A name or a text longer than this is written smaller. */
const LONG_NAME = 11;
const LONG_TEXT = 120;

/** One card. Everything in it is sized by the card's own width, and what would be too small to read is left out. */
export const Face = memo(function Face({ face, points = face.points }: FaceProps): ReactNode {
  const { name, tone, symbol, second, kind, cost, signs, text } = face;
  return (
    <span
      className={cx(
        styles.card,
        tones[tone],
        face.name.length > LONG_NAME && styles.longName,
        text.length > LONG_TEXT && styles.longText,
      )}
    >
      <span className={styles.face}>
        <span className={cx(styles.name, !symbol && styles.plain)}>
          <span>{name}</span>
        </span>
        <span className={styles.art}>
          <CardPicture face={face} className={styles.picture} />
        </span>
        {points !== undefined && points !== null && (
          <span className={styles.seam}>
            <span className={styles.points}>{pointsText(points)}</span>
          </span>
        )}
        <span className={styles.plaque}>
          {signs && <span className={styles.signs}>{signs}</span>}
          <span className={styles.text}>{kind ? `${kind}. ${text}` : text}</span>
        </span>
        {symbol && (
          <span className={styles.symbol}>
            <Icon paths={symbol} className={styles.symbolIcon} />
          </span>
        )}
        {second && (
          <span className={cx(styles.symbol, styles.beside, tones[second.tone])}>
            <Icon paths={second.symbol} className={styles.symbolIcon} />
          </span>
        )}
        {cost !== undefined && <span className={styles.cost}>{cost}</span>}
      </span>
    </span>
  );
});
