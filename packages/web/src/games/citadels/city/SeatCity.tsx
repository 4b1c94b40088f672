import type { Card, Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { CardRow } from '../../../kit/cards/CardRow.tsx';
import { SeatBox } from '../../../kit/seats/SeatBox.tsx';
import { cx } from '../../../ui/cx.ts';
import { useTargets } from '../turn/aim.ts';
import { useBoard } from '../useBoard.ts';
import { Belongings } from './Belongings.tsx';
import { Cost } from './Building.tsx';
import { City } from './City.tsx';
import { inHandOrder } from './groups.ts';
import { Roles } from './Roles.tsx';
import styles from './SeatCity.module.css';
import { Wagons } from './Wagons.tsx';

interface SeatCityProps {
  readonly seat: Seat;
  readonly as?: 'tile' | 'tiny';
  /** What is seen of the hand beside the city, and what these cards are. */
  readonly shown: readonly Card[];
  readonly label: string | undefined;
  readonly isMine?: boolean;
  readonly children?: ReactNode;
}

/** A seat with what it owns, its city, and its characters. */
export function SeatCity({ seat, as = 'tiny', shown, label, isMine = false, children }: SeatCityProps): ReactNode {
  const { view } = useBoard();
  const { ofSeat } = useTargets();
  const isTurn = (view.turn?.seat ?? view.draft.seat) === seat;
  const isComplete = !isMine && view.seats[seat]?.complete;
  return (
    <SeatBox
      seat={seat}
      isTurn={isTurn}
      isAcross={isMine}
      option={ofSeat(seat)}
      className={cx(styles.box, !isMine && styles.other, isComplete && styles.complete)}
      tags={<Belongings seat={seat} withPoints={isMine} />}
    >
      <div className={styles.line}>
        <City seat={seat} as={as} />
        <Wagons seat={seat} />
        {shown.length > 0 && (
          <CardRow
            cards={inHandOrder(shown)}
            as={as}
            label={label}
            at={isMine ? 'hand' : undefined}
            moves={isMine}
            className={styles.shown}
            each={(card) => ({ children: as === 'tiny' && <Cost card={card} /> })}
          />
        )}
        <Roles seat={seat} />
        {children}
      </div>
    </SeatBox>
  );
}
