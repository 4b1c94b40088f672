import type { DominionView } from '@regalia/games/dominion';
import type { ReactNode } from 'react';
import { isAsked, useChoice } from '../../kit/choice/choice.ts';
import type { BoardProps } from '../../kit/gameUi.ts';
import { Area, type Areas, Board } from '../../kit/layout/Board.tsx';
import styles from './DominionBoard.module.css';
import { Stage } from './DominionStage.tsx';
import { MyPlace } from './MyPlace.tsx';
import { Naming } from './Naming.tsx';
import { PlayArea } from './PlayArea.tsx';
import { Rivals } from './Rivals.tsx';
import { SupplySheet } from './SupplySheet.tsx';
import { TurnBar } from './TurnBar.tsx';

const UPRIGHT = '"rivals" auto "supply" auto "turn" auto "middle" minmax(66px, 1fr) "mine" auto / minmax(0, 1fr)';
/** The way to the Supply stands beside the turn. */
const SHARED =
  '"rivals rivals" auto "turn supply" auto "middle middle" minmax(56px, 1fr) "mine mine" auto / minmax(0, 1fr) auto';
const ROOMY =
  '"rivals" auto "supply" minmax(150px, 252px) "turn" auto "middle" minmax(48px, 1fr) "mine" auto / minmax(0, 1fr)';
const ONE_RIVAL: Areas = { wide: UPRIGHT, tall: UPRIGHT, phone: UPRIGHT, flat: SHARED, low: SHARED, roomy: ROOMY };
const RIVALS: Areas = { wide: UPRIGHT, tall: UPRIGHT, phone: SHARED, flat: SHARED };
const NAMED = '"rivals" auto "naming" minmax(0, 1fr) / minmax(0, 1fr)';
const NAMING: Areas = { wide: NAMED, tall: NAMED, phone: NAMED, flat: NAMED };

/** The whole table: rivals, Supply, the turn and what is in play, and my own cards before me. */
export function DominionBoard(props: BoardProps<DominionView>): ReactNode {
  const { view } = props;
  const choice = useChoice();
  const { decision } = choice;
  const isNaming = view.phase === 'set-up';
  const isOnBoard = isAsked(choice, 'hand') || isAsked(choice, 'supply');
  const rivals = view.seats.length - 1;
  return (
    <Board
      areas={isNaming ? NAMING : rivals === 1 ? ONE_RIVAL : RIVALS}
      of={props}
      className={styles.board}
      data-rivals={rivals}
    >
      <Area name="rivals">
        <Rivals />
      </Area>
      {isNaming ? (
        <Area name="naming">
          <Naming />
        </Area>
      ) : (
        <>
          <SupplySheet />
          <Area name="turn">
            <TurnBar />
          </Area>
          <Area name="middle">{decision !== null && !isOnBoard ? <Stage /> : <PlayArea />}</Area>
          <Area name="mine">
            <MyPlace />
          </Area>
        </>
      )}
    </Board>
  );
}
