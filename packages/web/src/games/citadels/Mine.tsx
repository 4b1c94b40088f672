import { type CitadelsView, cardOf } from '@regalia/games/citadels';
import type { Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { CardRow } from '../../kit/cards/CardRow.tsx';
import { StandingMenu } from '../../kit/choice/StandingMenu.tsx';
import type { BoardProps } from '../../kit/gameUi.ts';
import { Badge } from '../../kit/parts/Badge.tsx';
import { SeatPlate } from '../../kit/seats/SeatPlate.tsx';
import { useTable } from '../../kit/tableContext.ts';
import { cx } from '../../ui/cx.ts';
import { Belongings } from './Belongings.tsx';
import { City } from './City.tsx';
import { inHandOrder } from './groups.ts';
import styles from './Mine.module.css';
import { Roles } from './Roles.tsx';
import { Wagons } from './Wagons.tsx';
import { word } from './words.ts';

interface MineProps extends Pick<BoardProps<CitadelsView>, 'view' | 'standing'> {
  readonly me: Seat;
}

/** My own city, what I own, and my characters; while characters take the room, also what I could build. */
export function Mine({ view, me, standing }: MineProps): ReactNode {
  const { speech, isSmall } = useTable();
  const isTurn = (view.turn?.seat ?? view.draft.seat) === me;
  const hand = inHandOrder(view.seats[me]?.hand.cards ?? []);
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
      <City view={view} seat={me} as={isSmall ? 'tiny' : 'tile'} />
      {view.phase === 'draft' && hand.length > 0 && (
        <CardRow
          cards={hand}
          as={isSmall ? 'tiny' : 'tile'}
          label={speech.text('zone.hand')}
          at="hand"
          className={styles.hand}
          moves
          each={(card) => ({
            children: isSmall && (
              <Badge look="coin" corner="bottom-right">
                {cardOf(card).cost}
              </Badge>
            ),
          })}
        />
      )}
      <div className={styles.own}>
        <Wagons view={view} seat={me} />
        <Roles view={view} seat={me} />
      </div>
      {standing && view.variant && (
        <StandingMenu
          standing={standing}
          title={word(speech, 'standing.title')}
          hint={word(speech, 'standing.hint')}
          nameOf={(id) => speech.text(`order.${id}`) ?? ''}
        />
      )}
    </section>
  );
}
