import { cardOf, isLaw } from '@regalia/games/panovnik';
import type { Card } from '@regalia/kernel';
import { type CSSProperties, memo, type ReactNode } from 'react';
import type { TableSpeech } from '../../../kit/text/speech.ts';
import { COLORS, GemShape } from '../gems/gems.tsx';
import styles from './PanCard.module.css';
import { RewardSigns } from './RewardSigns.tsx';

interface PanCardProps {
  readonly card: Card;
  readonly art: readonly string[];
  readonly speech: Pick<TableSpeech, 'cardName' | 'text' | 'locale'>;
  /** The level it lies on; its row is marked. */
  readonly level?: number | undefined;
}

const LEVELS = [4, 3, 2, 1] as const;
const ROW = 21;
const TOP = 38;
/** A longer name is squeezed into the width of the card. */
const LONG_NAME = 13;
const NAME_WIDTH = 90;

/** A card of Panovník: its three colored segments, and a row for each level with the gem it costs and what it brings. */
export const PanCard = memo(function PanCard({ card, art, speech, level }: PanCardProps): ReactNode {
  const { id, segments, costs, rewards } = cardOf(card);
  const [left, right, bottom] = segments;
  const name = speech.cardName(card);
  const text = speech.text(`law.${id}`) ?? '';
  return (
    <span className={styles.frame}>
      <svg viewBox="0 0 100 140" className={styles.card} aria-hidden="true">
        <rect x="1" y="1" width="98" height="138" rx="6" className={isLaw(card) ? styles.law : styles.ground} />
        <g transform="translate(26 40) scale(0.094)" className={styles.head}>
          {art.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
        <Segment d="M1 1H21A20 20 0 0 1 1 21z" color={left} at={[3, 3]} />
        <Segment d="M99 1H79A20 20 0 0 0 99 21z" color={right} at={[88, 3]} />
        <Segment d="M30 139A20 20 0 0 1 70 139z" color={bottom} at={[45, 127]} />
        <text x="50" y="14" className={styles.number}>
          {card}
        </text>
        <text
          x="50"
          y="29"
          className={styles.name}
          textLength={name.length > LONG_NAME ? NAME_WIDTH : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {name}
        </text>
        {isLaw(card) ? (
          <foreignObject x="4" y="34" width="92" height="86">
            <p
              className={styles.text}
              lang={speech.locale}
              style={{ '--fits': `${fittingSize(text)}px` } as CSSProperties}
            >
              {text}
            </p>
          </foreignObject>
        ) : (
          LEVELS.map((row, i) => (
            <g key={row} transform={`translate(0 ${TOP + i * ROW})`}>
              <rect x="3" width="94" height={ROW - 2} rx="4" className={row === level ? styles.here : styles.row} />
              <g transform="translate(6 3.4) scale(0.5)">
                <GemShape color={costs[row - 1] ?? 0} />
              </g>
              <RewardSigns reward={rewards[row - 1] ?? []} x={24} y={3} />
            </g>
          ))
        )}
      </svg>
    </span>
  );
});

/** The largest letters at which a law of this length fits on its card, tried in all languages: in large ones more of a line stays empty. */
function fittingSize({ length }: string): number {
  return Math.round(520 * length ** -0.371) / 10;
}

interface SegmentProps {
  readonly d: string;
  readonly color: number;
  readonly at: readonly [number, number];
}

function Segment({ d, color, at: [x, y] }: SegmentProps): ReactNode {
  return (
    <>
      <path d={d} fill={COLORS[color]} className={styles.segment} />
      <g transform={`translate(${x} ${y}) scale(0.4)`}>
        <GemShape color={color} />
      </g>
    </>
  );
}
