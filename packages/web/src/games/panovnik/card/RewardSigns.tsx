import type { Reward } from '@regalia/games/panovnik';
import type { ReactNode } from 'react';
import { COLORS, GemShape } from '../gems/gems.tsx';
import styles from './PanCard.module.css';
import { attack, cards, defense, magic, points, science } from './signs.ts';

const SIZE = 13;

interface RewardProps {
  readonly reward: readonly Reward[];
  readonly x: number;
  readonly y: number;
}

/** What a row brings, as signs inside a card's drawing. */
export function RewardSigns({ reward, x, y }: RewardProps): ReactNode {
  let at = x;
  return reward.map((part, i) => {
    const { width, sign } = drawn(part);
    const left = at;
    at += width + 2;
    return (
      <g key={i} transform={`translate(${left} ${y})`}>
        {sign}
      </g>
    );
  });
}

function drawn({ type, count, color }: Reward): { readonly width: number; readonly sign: ReactNode } {
  switch (type) {
    case 'gems':
      return numbered(count, <Rainbow />);
    case 'cards':
      return numbered(count, <Sign paths={cards} />);
    case 'points':
      return numbered(count, <Sign paths={points} />);
    case 'magic-bonus':
      return numbered(count, <Sign paths={magic} />, '+');
    case 'circle-bonus':
      return numbered(count, <Ring color={color ?? 0} />, '+');
    case 'eternal':
      return {
        width: SIZE,
        sign: (
          <g transform={`scale(${SIZE / 24})`}>
            {color === null ? <AnyEternal /> : <GemShape color={color} eternal />}
          </g>
        ),
      };
    case 'science':
      return repeated(count, science);
    case 'magic':
      return repeated(count, magic);
    case 'defense':
      return repeated(count, defense);
    case 'attack':
      return repeated(count, attack);
  }
}

function numbered(n: number, sign: ReactNode, before = '') {
  const text = `${before}${n}`;
  const width = 6.4 * text.length;
  return {
    width: width + SIZE,
    sign: (
      <>
        <text y={SIZE - 2.4} className={styles.amount}>
          {text}
        </text>
        <g transform={`translate(${width} 0)`}>{sign}</g>
      </>
    ),
  };
}

function repeated(n: number, paths: readonly string[]) {
  return {
    width: n * SIZE,
    sign: Array.from({ length: n }, (_, i) => (
      <g key={`${i}`} transform={`translate(${i * SIZE} 0)`}>
        <Sign paths={paths} />
      </g>
    )),
  };
}

function Sign({ paths }: { readonly paths: readonly string[] }): ReactNode {
  return (
    <g transform={`scale(${SIZE / 512})`} className={styles.sign}>
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </g>
  );
}

/** Gems of any colors. */
function Rainbow(): ReactNode {
  return (
    <g transform={`scale(${SIZE / 24})`}>
      {COLORS.map((fill, i) => (
        <path key={fill} d="M12 2 21 12 12 22 3 12z" fill={fill} clipPath={`inset(0 ${75 - 25 * i}% 0 ${25 * i}%)`} />
      ))}
      <path d="M12 2 21 12 12 22 3 12z" className={styles.anyGem} />
    </g>
  );
}

function AnyEternal(): ReactNode {
  return (
    <>
      <circle cx="12" cy="12" r="11" fill="none" stroke="#7d5208" strokeWidth="1.6" />
      <path d="M12 4 19 12 12 20 5 12z" className={styles.anyGem} />
    </>
  );
}

function Ring({ color }: { readonly color: number }): ReactNode {
  return (
    <g transform={`scale(${SIZE / 24})`}>
      <circle cx="12" cy="12" r="9" fill="none" stroke={COLORS[color]} strokeWidth="4" />
      <g transform="translate(7.2 7.2) scale(0.4)">
        <GemShape color={color} />
      </g>
    </g>
  );
}
