import { type CitadelsView, cardOf } from '@regalia/games/citadels';
import type { Card, Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { CardOnTable } from '../../kit/cards/CardOnTable.tsx';
import { copiesOf } from '../../kit/cards/copies.ts';
import type { BoardProps } from '../../kit/gameUi.ts';
import { SeatPlate } from '../../kit/seats/SeatPlate.tsx';
import { useTable } from '../../kit/tableContext.ts';
import { cx } from '../../ui/cx.ts';
import { Belongings } from './Belongings.tsx';
import { City } from './City.tsx';
import { inHandOrder } from './groups.ts';
import styles from './Mine.module.css';
import { Roles } from './Roles.tsx';
import { StandingButton } from './StandingButton.tsx';
import { Wagons } from './Wagons.tsx';

interface MineProps extends Pick<BoardProps<CitadelsView>, 'view' | 'standing'> {
  readonly me: Seat;
}

/** My own city, what I own, and my characters. */
export function Mine({ view, me, standing }: MineProps): ReactNode {
  const { speech, layout } = useTable();
  const isSmall = layout === 'phone' || layout === 'flat';
  const isTurn = (view.turn?.seat ?? view.draft.seat) === me;
  const own = (
    <>
      <Wagons view={view} seat={me} />
      <Roles view={view} seat={me} />
    </>
  );
  return (
    <section
      className={cx(styles.mine, isTurn && styles.turn)}
      aria-label={speech.nameOf(me)}
      data-place={`seat-${me}`}
    >
      <div className={styles.name}>
        <SeatPlate seat={me} />
        <Belongings view={view} seat={me} withPoints />
      </div>
      <div className={styles.city}>
        <City view={view} seat={me} as={isSmall ? 'tiny' : 'tile'} />
        {view.phase === 'draft' && (view.seats[me]?.hand.count ?? 0) > 0 && (
          <SmallHand cards={view.seats[me]?.hand.cards ?? []} />
        )}
        {isSmall && own}
      </div>
      <div className={styles.side}>
        {standing && view.variant && <StandingButton standing={standing} />}
        {!isSmall && own}
      </div>
    </section>
  );
}

/** While characters take the room: what I could build. */
function SmallHand({ cards }: { readonly cards: readonly Card[] }): ReactNode {
  const { speech } = useTable();
  return (
    <ul className={styles.hand} aria-label={speech.text('zone.hand')} data-place="hand" data-arrows>
      {copiesOf(inHandOrder(cards)).map(({ card, copy }) => (
        <li key={`${card}-${copy}`}>
          <CardOnTable card={card} as="tiny" place="shown" motion={`${card}-${copy}`}>
            <span className={styles.cost}>{cardOf(card).cost}</span>
          </CardOnTable>
        </li>
      ))}
    </ul>
  );
}
