import type { Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { SeatBox } from '../../../kit/seats/SeatBox.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { cx } from '../../../ui/cx.ts';
import { useTargets } from '../turn/aim.ts';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import { Belongings } from './Belongings.tsx';
import { KnownCards } from './KnownCards.tsx';
import styles from './Rival.module.css';
import { Roles } from './Roles.tsx';
import { Street } from './Street.tsx';

interface RivalProps {
  readonly seat: Seat;
  /** Shows the city large; where it is small, a tap anywhere does. */
  readonly onUnfold: (() => void) | undefined;
}

/** Another seat: who it is, what it owns, and its city. */
export function Rival({ seat, onUnfold }: RivalProps): ReactNode {
  const { view } = useBoard();
  const { speech } = useTable();
  const option = useTargets().ofSeat(seat);
  const { complete = false, city = [] } = view.seats[seat] ?? {};
  const isTurn = (view.turn?.seat ?? view.draft.seat) === seat;
  return (
    <SeatBox
      seat={seat}
      isTurn={isTurn}
      option={option}
      className={cx(styles.rival, complete && styles.complete, onUnfold && styles.line)}
      tags={
        <span className={styles.tags}>
          <Belongings seat={seat} />
          <KnownCards seat={seat} />
          <Roles seat={seat} />
        </span>
      }
    >
      <Street seat={seat} />
      {onUnfold && !option && (
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={false}
          aria-label={word(speech, 'city.open', { name: speech.nameOf(seat), n: city.length })}
          data-place={`tab-${seat}`}
          onClick={onUnfold}
        />
      )}
    </SeatBox>
  );
}
