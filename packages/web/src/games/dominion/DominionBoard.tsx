import type { DominionView } from '@regalia/games/dominion';
import { type ReactNode, useRef } from 'react';
import { CardBack } from '../../cards/CardFace.tsx';
import { useCardMotion } from '../../cards/cardMotion.ts';
import type { BoardProps } from '../gameUi.ts';
import styles from './DominionBoard.module.css';
import { MyPlace } from './MyPlace.tsx';
import { Naming } from './Naming.tsx';
import { PlayArea } from './PlayArea.tsx';
import { placeOf } from './place.ts';
import rivalStyles from './Rival.module.css';
import { Rival } from './Rival.tsx';
import { SheetHead } from './SheetHead.tsx';
import { Stage } from './Stage.tsx';
import { Supply } from './Supply.tsx';
import { SupplySheet } from './SupplySheet.tsx';
import { TurnBar } from './TurnBar.tsx';
import { useFlights } from './useFlights.ts';

/** The whole table: rivals, Supply, the turn and what is in play, and my own cards before me. */
export function DominionBoard(props: BoardProps): ReactNode {
  const { viewer, step, choice, speech, sitters, asked, ready, log } = props;
  const view = props.view as DominionView;
  const board = useRef<HTMLDivElement>(null);
  const me = typeof viewer === 'number' ? viewer : 0;
  const rivals = view.seats.map((_, i) => (me + 1 + i) % view.seats.length).filter((seat) => seat !== me);
  useCardMotion(board, step);
  useFlights(board, log, me);
  const place = placeOf(choice.decision);
  const isNaming = view.phase === 'set-up';
  return (
    <section
      ref={board}
      className={styles.board}
      aria-label={speech.text('game.name')}
      data-rivals={rivals.length}
      data-naming={isNaming || undefined}
    >
      <div className={rivalStyles.rivals} data-many={rivals.length > 1 ? rivals.length : undefined}>
        {rivals.map((seat) => (
          <Rival
            key={seat}
            view={view}
            seat={seat}
            speech={speech}
            sitters={sitters}
            asked={asked}
            ready={ready}
            viewer={viewer}
            log={log}
          />
        ))}
      </div>
      {isNaming ? (
        <Naming view={view} choice={choice} speech={speech} />
      ) : (
        <>
          <SupplySheet asked={place === 'supply'} head={<SheetHead {...props} view={view} />} speech={speech}>
            <Supply view={view} choice={choice} speech={speech} />
          </SupplySheet>
          <TurnBar view={view} speech={speech} />
          <div className={styles.middle}>
            {place === 'stage' && choice.decision ? (
              <Stage decision={choice.decision} choice={choice} speech={speech} />
            ) : (
              <PlayArea game={props.game} view={view} viewer={viewer} log={log} speech={speech} />
            )}
          </div>
          <MyPlace {...props} view={view} seat={me} />
        </>
      )}
      <div hidden data-ghost="back">
        <CardBack />
      </div>
    </section>
  );
}
