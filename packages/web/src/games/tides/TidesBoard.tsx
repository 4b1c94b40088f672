import type { TidesView } from '@regalia/games/tides';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useCardMotion } from '../../cards/cardMotion.ts';
import type { BoardProps } from '../gameUi.ts';
import { Hand } from './Hand.tsx';
import { Kingdom, placesOf } from './Kingdom.tsx';
import { Middle } from './Middle.tsx';
import styles from './TidesBoard.module.css';

/** The whole duel: the other kingdom above, mine below, my hand before me. */
export function TidesBoard(props: BoardProps): ReactNode {
  const { viewer, step, speech, sitters, asked, ready, choice } = props;
  const view = props.view as TidesView;
  const me = viewer === 1 ? 1 : 0;
  const places = Math.max(placesOf(view, 0), placesOf(view, 1));
  const board = useRef<HTMLDivElement>(null);
  useCardMotion(board, step);
  const shared = { view, viewer, speech, sitters, asked, ready, onCard: choice.toggle };
  return (
    <section
      ref={board}
      className={styles.board}
      style={{ '--places': places } as CSSProperties}
      aria-label={speech.text('game.name')}
    >
      <Kingdom {...shared} seat={1 - me} mine={false} />
      <Middle view={view} speech={speech} />
      <Kingdom {...shared} seat={me} mine />
      <Hand view={view} seat={me} choice={choice} speech={speech} />
    </section>
  );
}
