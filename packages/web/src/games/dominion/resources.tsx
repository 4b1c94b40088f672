import type { ReactNode } from 'react';
import { paths as cards } from '~icons/game-icons/card-draw';
import { paths as coins } from '~icons/game-icons/crown-coin';
import { paths as actions } from '~icons/game-icons/power-lightning';
import { paths as buys } from '~icons/game-icons/shopping-bag';
import { Icon } from '../../ui/Icon.tsx';
import styles from './resources.module.css';

const ICONS = { cards, actions, buys, coins } as const;
export type Resource = keyof typeof ICONS;
export const RESOURCES = Object.keys(ICONS) as readonly Resource[];

/** Each of the four has its colour and its shape. */
export function ResourceSign({ of }: { readonly of: Resource }): ReactNode {
  return (
    <span className={`${styles.sign} ${styles[of]}`}>
      <Icon paths={ICONS[of]} className={styles.icon} />
    </span>
  );
}
