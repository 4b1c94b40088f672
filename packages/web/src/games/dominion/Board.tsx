import type { DominionView } from '@regalia/games/dominion';
import type { ReactNode } from 'react';
import type { BoardProps } from '../../kit/gameUi.ts';
import { Area, type Areas, BoardGrid } from '../../kit/layout/BoardGrid.tsx';
import styles from './Board.module.css';
import { Center } from './Center.tsx';
import { Market } from './Market.tsx';
import { OtherSeats } from './OtherSeats.tsx';
import { OwnArea } from './OwnArea.tsx';
import { Naming } from './supply/Naming.tsx';
import { TurnBar } from './turn/TurnBar.tsx';

const UPRIGHT = '"others" auto "market" auto "turn" auto "center" minmax(66px, 1fr) "own" auto / minmax(0, 1fr)';
/** The way to the Supply stands beside the turn. */
const SHARED =
  '"others others" auto "turn market" auto "center center" minmax(56px, 1fr) "own own" auto / minmax(0, 1fr) auto';
const ROOMY =
  '"others" auto "market" minmax(150px, 252px) "turn" auto "center" minmax(48px, 1fr) "own" auto / minmax(0, 1fr)';
const ONE_RIVAL: Areas = { wide: UPRIGHT, tall: UPRIGHT, phone: UPRIGHT, flat: SHARED, low: SHARED, roomy: ROOMY };
const RIVALS: Areas = { wide: UPRIGHT, tall: UPRIGHT, phone: SHARED, flat: SHARED };
const NAMED = '"others" auto "naming" minmax(0, 1fr) / minmax(0, 1fr)';
const NAMING: Areas = { wide: NAMED, tall: NAMED, phone: NAMED, flat: NAMED };

/** The whole table: rivals, Supply, the turn and what is in play, and my own cards before me. */
export function Board(props: BoardProps<DominionView>): ReactNode {
  const { view } = props;
  const isNaming = view.phase === 'set-up';
  const rivals = view.seats.length - 1;
  return (
    <BoardGrid
      areas={isNaming ? NAMING : rivals === 1 ? ONE_RIVAL : RIVALS}
      of={props}
      className={styles.board}
      data-rivals={rivals}
    >
      <Area name="others">
        <OtherSeats />
      </Area>
      {isNaming ? (
        <Area name="naming">
          <Naming />
        </Area>
      ) : (
        <>
          <Market />
          <Area name="turn">
            <TurnBar />
          </Area>
          <Area name="center">
            <Center />
          </Area>
          <Area name="own">
            <OwnArea />
          </Area>
        </>
      )}
    </BoardGrid>
  );
}
