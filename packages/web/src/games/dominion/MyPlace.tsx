import { cardOf, type DominionView } from '@regalia/games/dominion';
import type { Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { SeatPlate } from '../../table/SeatPlate.tsx';
import type { BoardProps } from '../gameUi.ts';
import { Hand } from './Hand.tsx';
import styles from './MyPlace.module.css';
import { OwnPiles } from './OwnPiles.tsx';
import { StandingButton } from './StandingButton.tsx';

interface MyPlaceProps extends BoardProps {
  readonly view: DominionView;
  readonly seat: Seat;
}

/** My deck and discard pile, my hand, and who I am. */
export function MyPlace(props: MyPlaceProps): ReactNode {
  const { view, seat, choice, speech, sitters, asked, ready, viewer, standing } = props;
  return (
    <section className={styles.mine} aria-label={speech.nameOf(seat)} data-place={`seat-${seat}`}>
      <div className={styles.side}>
        <div className={styles.name}>
          <SeatPlate
            sitter={sitters[seat]}
            speech={speech}
            asked={asked.includes(seat)}
            ready={ready.includes(seat)}
            isMe={viewer === seat}
          />
          {standing && view.kingdom.some((card) => cardOf(card).reaction !== null) && (
            <StandingButton standing={standing} speech={speech} />
          )}
        </div>
        <OwnPiles view={view} seat={seat} speech={speech} />
      </div>
      <Hand view={view} seat={seat} choice={choice} speech={speech} />
    </section>
  );
}
