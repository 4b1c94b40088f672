import type { ReactNode } from 'react';
import type { GameId } from '../games/catalog.ts';
import styles from './BoxArt.module.css';
import { Citadels } from './Citadels.tsx';
import { Diceking } from './Diceking.tsx';
import { Dominion } from './Dominion.tsx';
import { Panovnik } from './Panovnik.tsx';
import { Tides } from './Tides.tsx';

const PICTURES: Readonly<Record<GameId, () => ReactNode>> = {
  tides: Tides,
  citadels: Citadels,
  dominion: Dominion,
  diceking: Diceking,
  panovnik: Panovnik,
};

/** The picture on a game's box: our own drawing, all on the same sheet of 200 by 250. */
export function BoxArt({ game }: { readonly game: GameId }): ReactNode {
  const Picture = PICTURES[game];
  return (
    <svg
      viewBox="0 0 200 250"
      className={styles.art}
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio="xMidYMid slice"
    >
      <Picture />
    </svg>
  );
}
