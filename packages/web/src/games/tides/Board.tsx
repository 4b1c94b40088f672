import type { TidesView } from '@regalia/games/tides';
import type { CSSProperties, ReactNode } from 'react';
import type { BoardProps } from '../../kit/gameUi.ts';
import { Area, type Areas, BoardGrid } from '../../kit/layout/BoardGrid.tsx';
import styles from './Board.module.css';
import { Center } from './Center.tsx';
import { Kingdom, kingdomSize } from './kingdom/Kingdom.tsx';
import { OwnHand } from './OwnHand.tsx';

const DUEL = '"others" auto "center" auto "own" auto "hand" minmax(var(--hand-row), 1fr) / minmax(0, 1fr)';
const AREAS: Areas = { wide: DUEL, tall: DUEL, phone: DUEL, flat: DUEL };

/** The whole duel: the other kingdom above, mine below, my hand before me. */
export function Board(props: BoardProps<TidesView>): ReactNode {
  const { view, me } = props;
  const places = Math.max(kingdomSize(view, 0), kingdomSize(view, 1));
  return (
    <BoardGrid
      of={props}
      areas={AREAS}
      className={styles.board}
      style={{ '--places': places, '--cards': view.seats[me]?.hand.count ?? 0 } as CSSProperties}
    >
      <Area name="others">
        <Kingdom view={view} seat={1 - me} mine={false} />
      </Area>
      <Area name="center">
        <Center view={view} />
      </Area>
      <Area name="own">
        <Kingdom view={view} seat={me} mine />
      </Area>
      <Area name="hand" className={styles.hand}>
        <OwnHand view={view} seat={me} />
      </Area>
    </BoardGrid>
  );
}
