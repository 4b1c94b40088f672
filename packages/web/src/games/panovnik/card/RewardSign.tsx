import type { RewardType } from '@regalia/games/panovnik';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { COLORS, Gem, GemShape } from '../gems/gems.tsx';
import styles from './RewardSign.module.css';
import { attack, cards, defense, magic, points, science } from './signs.ts';

const PICTURES: Readonly<Partial<Record<RewardType, readonly string[]>>> = {
  cards,
  points,
  science,
  magic,
  defense,
  attack,
  'magic-bonus': magic,
};

interface SignProps {
  readonly type: RewardType;
  /** Of circle bonuses and eternal gems; null for any. */
  readonly color?: number | null;
}

/** What a reward is known by, as high as a line of text. */
export function RewardSign({ type, color = null }: SignProps): ReactNode {
  const paths = PICTURES[type];
  if (paths !== undefined) return <Icon paths={paths} className={styles.sign} />;
  if (type === 'eternal' && color !== null) {
    return (
      <span className={styles.gem}>
        <Gem color={color} eternal />
      </span>
    );
  }
  return (
    <svg viewBox="0 0 24 24" className={styles.sign} aria-hidden="true">
      {type === 'gems' ? <AnyGem /> : type === 'eternal' ? <AnyEternal /> : <Ring color={color ?? 0} />}
    </svg>
  );
}

/** Gems of any colors. */
function AnyGem(): ReactNode {
  return (
    <>
      {COLORS.map((fill, i) => (
        <path key={fill} d="M12 2 21 12 12 22 3 12z" fill={fill} clipPath={`inset(0 ${75 - 25 * i}% 0 ${25 * i}%)`} />
      ))}
      <path d="M12 2 21 12 12 22 3 12z" className={styles.outline} />
    </>
  );
}

function AnyEternal(): ReactNode {
  return (
    <>
      <circle cx="12" cy="12" r="11" className={styles.ring} />
      <path d="M12 4 19 12 12 20 5 12z" className={styles.outline} />
    </>
  );
}

function Ring({ color }: { readonly color: number }): ReactNode {
  return (
    <>
      <circle cx="12" cy="12" r="9" fill="none" stroke={COLORS[color]} strokeWidth="4" />
      <g transform="translate(7.2 7.2) scale(0.4)">
        <GemShape color={color} />
      </g>
    </>
  );
}
