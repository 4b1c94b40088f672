import type { TidesView } from '@regalia/games/tides';
import type { CSSProperties, ReactNode } from 'react';
import type { BoardProps } from '../../kit/gameUi.ts';
import { Area, type Areas, Board } from '../../kit/layout/Board.tsx';
import { Kingdom, placesOf } from './Kingdom.tsx';
import { Middle } from './Middle.tsx';
import { OwnHand } from './OwnHand.tsx';
import styles from './TidesBoard.module.css';

const DUEL = '"other" auto "middle" auto "mine" auto "hand" minmax(var(--hand-row), 1fr) / minmax(0, 1fr)';
const AREAS: Areas = { wide: DUEL, tall: DUEL, phone: DUEL, flat: DUEL };

/** The whole duel: the other kingdom above, mine below, my hand before me. */
export function TidesBoard(props: BoardProps<TidesView>): ReactNode {
  const { view, me } = props;
  const places = Math.max(placesOf(view, 0), placesOf(view, 1));
  return (
    <Board
      of={props}
      areas={AREAS}
      className={styles.board}
      style={{ '--places': places, '--cards': view.seats[me]?.hand.count ?? 0 } as CSSProperties}
    >
      <Area name="other">
        <Kingdom view={view} seat={1 - me} mine={false} />
      </Area>
      <Area name="middle">
        <Middle view={view} />
      </Area>
      <Area name="mine">
        <Kingdom view={view} seat={me} mine />
      </Area>
      <Area name="hand" className={styles.hand}>
        <OwnHand view={view} seat={me} />
      </Area>
    </Board>
  );
}
