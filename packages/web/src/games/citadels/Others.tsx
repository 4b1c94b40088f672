import type { CitadelsView } from '@regalia/games/citadels';
import type { Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { CardOnTable } from '../../kit/cards/CardOnTable.tsx';
import { copiesOf } from '../../kit/cards/copies.ts';
import { Counter } from '../../kit/parts/Counter.tsx';
import { rememberedIn } from '../../kit/remembered.ts';
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
import { coin, crown } from './tokens.tsx';
import { Wagons } from './Wagons.tsx';
import { word } from './words.ts';

interface OthersProps {
  readonly view: CitadelsView;
  readonly me: Seat;
}

/** The other cities, the next seat first; on a small screen one of them, the rest as tabs. */
export function Others({ view, me }: OthersProps): ReactNode {
  const { speech } = useTable();
  const count = view.seats.length;
  const seats = Array.from({ length: count - 1 }, (_, i) => (me + 1 + i) % count);
  const turn = view.turn?.seat ?? view.draft.seat;
  return (
    <div className={styles.others}>
      <SeatStrip
        seats={seats}
        turn={turn}
        label={word(speech, 'others')}
        summary={(seat) => <Summary view={view} seat={seat} />}
        draw={(seat) => <OtherCity view={view} seat={seat} isTurn={turn === seat} />}
      />
    </div>
  );
}

/** On a tab: coins, buildings, and the crown. */
function Summary({ view, seat }: { readonly view: CitadelsView; readonly seat: Seat }): ReactNode {
  const { speech } = useTable();
  const own = view.seats[seat];
  if (own === undefined) return null;
  return (
    <>
      <Counter icon={coin} colour="--topaz" n={own.coins} says={word(speech, 'coins', { n: own.coins })} />
      <span title={word(speech, 'city', { name: speech.nameOf(seat), n: own.city.length })}>{own.city.length}/8</span>
      {view.crown === seat && <Icon paths={crown} className={styles.crown} />}
    </>
  );
}

interface OtherCityProps {
  readonly view: CitadelsView;
  readonly seat: Seat;
  readonly isTurn: boolean;
}

function OtherCity({ view, seat, isTurn }: OtherCityProps): ReactNode {
  const { game, speech } = useTable();
  const { ofSeat } = useTargets(view);
  const own = view.seats[seat];
  if (own === undefined) return null;
  const known = own.hand.cards ?? rememberedIn(game, view, view.seats.length, 'hand', seat);
  return (
    <SeatBox
      seat={seat}
      isTurn={isTurn}
      option={ofSeat(seat)}
      className={cx(styles.box, own.complete && styles.complete)}
      tags={<Belongings view={view} seat={seat} />}
    >
      <div className={styles.line}>
        <City view={view} seat={seat} as="tiny" />
        <Wagons view={view} seat={seat} />
        {known.length > 0 && (
          <span className={styles.known} title={word(speech, 'known')}>
            <span className="visually-hidden">{word(speech, 'known')}</span>
            {copiesOf(inHandOrder(known)).map(({ card, copy }) => (
              <CardOnTable key={`${card}-${copy}`} card={card} as="tiny" place="shown" />
            ))}
          </span>
        )}
        <Roles view={view} seat={seat} />
      </div>
    </SeatBox>
  );
}
