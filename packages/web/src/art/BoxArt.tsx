import type { ReactNode } from 'react';
import type { GameId } from '../games/catalog.ts';
import styles from './BoxArt.module.css';

/** Each game's own, found by its folder. */
const PICTURES = import.meta.glob<() => ReactNode>('../games/*/art/Box.tsx', { eager: true, import: 'Box' });

/** The picture on a game's box: our own drawing, all on the same sheet of 200 by 250. */
export function BoxArt({ game }: { readonly game: GameId }): ReactNode {
  const Picture = PICTURES[`../games/${game}/art/Box.tsx`];
  return (
    <svg
      viewBox="0 0 200 250"
      className={styles.art}
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio="xMidYMid slice"
    >
      {Picture && <Picture />}
    </svg>
  );
}
