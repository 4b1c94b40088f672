import type { CitadelsView } from '@regalia/games/citadels';
import type { Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { CardRow } from '../../kit/cards/CardRow.tsx';
import { rememberedIn } from '../../kit/remembered.ts';
import { othersOf } from '../../kit/seats/others.ts';
import { SeatBox } from '../../kit/seats/SeatBox.tsx';
import { SeatStrip } from '../../kit/seats/SeatStrip.tsx';
import { useTable } from '../../kit/tableContext.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useTargets } from './aim.ts';
import { Belongings } from './Belongings.tsx';
import { City } from './City.tsx';
import { inHandOrder } from './groups.ts';
import styles from './Others.module.css';
import { Roles } from './Roles.tsx';
import { Summary } from './Summary.tsx';
import { crown } from './tokens.tsx';
import { Wagons } from './Wagons.tsx';
import { word } from './words.ts';

interface OthersProps {
  readonly view: CitadelsView;
  readonly me: Seat;
}

/** The other cities, the next seat first; on a small screen one of them, the rest as tabs. */
export function Others({ view, me }: OthersProps): ReactNode {
  const { speech } = useTable();
  return (
    <SeatStrip
      seats={othersOf(me, view.seats.length)}
      columns={3}
      turn={view.turn?.seat ?? view.draft.seat}
      label={word(speech, 'others')}
      summary={(seat) => (
        <Summary view={view} seat={seat}>
          {view.crown === seat && <Icon paths={crown} className={styles.crown} />}
        </Summary>
      )}
      draw={(seat) => <OtherCity view={view} seat={seat} />}
    />
  );
}

function OtherCity({ view, seat }: { readonly view: CitadelsView; readonly seat: Seat }): ReactNode {
  const { game, speech } = useTable();
  const { ofSeat } = useTargets(view);
  const own = view.seats[seat];
  if (own === undefined) return null;
  const known = own.hand.cards ?? rememberedIn(game, view, view.seats.length, 'hand', seat);
  return (
    <SeatBox
      seat={seat}
      isTurn={(view.turn?.seat ?? view.draft.seat) === seat}
      option={ofSeat(seat)}
      className={cx(styles.box, own.complete && styles.complete)}
      tags={<Belongings view={view} seat={seat} />}
    >
      <div className={styles.line}>
        <City view={view} seat={seat} as="tiny" />
        <Wagons view={view} seat={seat} />
        {known.length > 0 && (
          <CardRow cards={inHandOrder(known)} label={word(speech, 'known')} className={styles.known} />
        )}
        <Roles view={view} seat={seat} />
      </div>
    </SeatBox>
  );
}
