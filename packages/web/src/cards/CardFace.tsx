import { memo, type ReactNode } from 'react';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './CardFace.module.css';
import type { Tone } from './tone.ts';

export interface CardAnatomy {
  readonly name: string;
  readonly tone: Tone;
  /** The picture: a silhouette before a sky in the card's colour. */
  readonly art: readonly string[];
  /** What the card counts as. */
  readonly symbol?: readonly string[] | null;
  /** What it counts as besides, at the same time. */
  readonly second?: { readonly tone: Tone; readonly symbol: readonly string[] } | null;
  readonly cost?: number;
  /** The rule in signs that need no words. */
  readonly signs: ReactNode;
  /** The rule in a sentence; shown where there is room for it. */
  readonly text: string;
  readonly points?: number | null | undefined;
}

/** One card. Everything in it is sized by the card's own width, and what would be too small to read is left out. */
export function CardFace({ name, tone, art, symbol, second, cost, signs, text, points }: CardAnatomy): ReactNode {
  return (
    <span className={cx(styles.card, styles[tone])}>
      <span className={styles.face}>
        <span className={cx(styles.name, !symbol && styles.plain)}>
          <span>{name}</span>
        </span>
        <span className={styles.art}>
          <Scene />
          {second && <span className={cx(styles.half, styles[second.tone])} />}
          <Icon paths={art} className={styles.picture} />
        </span>
        <span className={styles.plaque}>
          <span className={styles.signs}>{signs}</span>
          <span className={styles.text}>{text}</span>
        </span>
        {symbol && (
          <span className={styles.symbol}>
            <Icon paths={symbol} className={styles.symbolIcon} />
          </span>
        )}
        {second && (
          <span className={cx(styles.symbol, styles.beside, styles[second.tone])}>
            <Icon paths={second.symbol} className={styles.symbolIcon} />
          </span>
        )}
        {cost !== undefined && <span className={styles.cost}>{cost}</span>}
        {points !== undefined && points !== null && <span className={styles.points}>{points}</span>}
      </span>
    </span>
  );
}

/** Eight rays in one path: a table shows dozens of cards, and each transform or group opacity costs every frame. */
const RAYS = [-70, -50, -30, -10, 10, 30, 50, 70].map((degrees) => ray((degrees * Math.PI) / 180)).join('');

function ray(angle: number): string {
  const end = (side: number): string => {
    const x = 50 + side * Math.cos(angle) + 80 * Math.sin(angle);
    const y = 60 + side * Math.sin(angle) - 80 * Math.cos(angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `M50 60 ${end(-3.5)} ${end(3.5)}z`;
}

/** Rays behind a low sun, and two ridges: the horizon all our cards share. */
export const Scene = memo(function Scene(): ReactNode {
  return (
    <svg
      viewBox="0 0 100 76"
      preserveAspectRatio="xMidYMid slice"
      overflow="visible"
      className={styles.scene}
      aria-hidden="true"
    >
      <path d={RAYS} fill="var(--tone-light)" fillOpacity="0.35" />
      <circle cx="50" cy="44" r="27" fill="var(--tone-light)" fillOpacity="0.85" />
      <circle cx="50" cy="44" r="31" fill="none" stroke="var(--tone-light)" strokeWidth="0.8" strokeOpacity="0.7" />
      <path d="M0 64c14-7 22-4 34-8s22 2 34-2 22-3 32 2v20H0z" fill="var(--tone-mid)" />
      <path d="M0 70c18-5 30 0 46-3s34-2 54 1v8H0z" fill="var(--tone-dark)" />
    </svg>
  );
});

const WAVES = [14, 21, 28, 42, 49, 56].map((y) => `M6 ${y}q4.75-5 9.5 0t9.5 0 9.5 0 9.5 0`).join('');

/** A card of which only the back is seen. */
export const CardBack = memo(function CardBack(): ReactNode {
  return (
    <span className={cx(styles.card, styles.back)}>
      <svg viewBox="0 0 50 70" className={styles.backArt} aria-hidden="true">
        <rect x="3" y="3" width="44" height="64" rx="3" fill="none" stroke="#d9ad55" strokeWidth="0.8" />
        <path d={WAVES} fill="none" stroke="#d9ad55" strokeWidth="0.9" strokeOpacity="0.8" />
        <circle cx="25" cy="35" r="8.5" fill="#241c36" stroke="#d9ad55" strokeWidth="1" />
        <path d="M19.5 38.5 18.5 31l3.5 2.5L25 29l3 4.5 3.5-2.5-1 7.5z" fill="#e6bf6f" />
      </svg>
    </span>
  );
});
