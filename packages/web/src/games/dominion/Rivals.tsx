import type { DominionView } from '@regalia/games/dominion';
import type { Card, Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { CardBack } from '../../kit/cards/CardBack.tsx';
import { CardOnTable } from '../../kit/cards/CardOnTable.tsx';
import { copiesOf } from '../../kit/cards/copies.ts';
import type { BoardProps } from '../../kit/gameUi.ts';
import { rememberedIn } from '../../kit/remembered.ts';
import { SeatPlate } from '../../kit/seats/SeatPlate.tsx';
import { useTable } from '../../kit/tableContext.ts';
import { cx } from '../../ui/cx.ts';
import { LastTurnLine } from './LastTurnLine.tsx';
import { inHandOrder } from './order.ts';
import styles from './Rivals.module.css';
import { word } from './words.ts';

interface RivalsProps extends Pick<BoardProps<DominionView>, 'view' | 'log'> {
  readonly me: Seat;
}

/** The other seats, the next one first. */
export function Rivals({ view, me, log }: RivalsProps): ReactNode {
  const count = view.seats.length;
  const seats = Array.from({ length: count - 1 }, (_, i) => (me + 1 + i) % count);
  return (
    <div className={styles.rivals} data-many={seats.length > 1 ? seats.length : undefined}>
      {seats.map((seat) => (
        <Rival key={seat} view={view} seat={seat} log={log} />
      ))}
    </div>
  );
}

interface RivalProps extends Pick<BoardProps<DominionView>, 'view' | 'log'> {
  readonly seat: Seat;
}

/** Another seat: what lies open of it, and what it did last. */
function Rival({ view, seat, log }: RivalProps): ReactNode {
  const { game, speech } = useTable();
  const own = view.seats[seat];
  if (own === undefined) return null;
  const { hand, deck, discard, shielded } = own;
  const known = hand.cards ?? rememberedIn(game, view, view.seats.length, 'hand', seat);
  return (
    <section
      className={cx(styles.rival, view.turn === seat && styles.turn)}
      aria-label={speech.nameOf(seat)}
      data-place={`seat-${seat}`}
    >
      <SeatPlate seat={seat} />
      {shielded && <span className={styles.tag}>{word(speech, 'shielded')}</span>}
      <ul className={styles.zones}>
        <Zone place={`deck-${seat}`} name="deck" count={deck} />
        <Zone place={`discard-${seat}`} name="discard" count={discard.count} top={discard.top} />
        <Zone place={`hand-${seat}`} name="hand" count={hand.count} />
      </ul>
      <div className={styles.more}>
        <LastTurnLine log={log} seat={seat} isPlaying={view.turn === seat} />
        {known.length > 0 && (
          <div className={styles.known} title={word(speech, 'hand.known')}>
            <span className="visually-hidden">{word(speech, 'hand.known')}</span>
            {copiesOf(inHandOrder(known)).map(({ card, copy }) => (
              <CardOnTable key={`${card}-${copy}`} card={card} as="tiny" place="shown" />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

interface ZoneProps {
  readonly place: string;
  readonly name: 'hand' | 'deck' | 'discard';
  readonly count: number;
  /** The card on top, of a pile face up. */
  readonly top?: Card | null;
}

function Zone({ place, name, count, top }: ZoneProps): ReactNode {
  const { speech } = useTable();
  const says = word(speech, `${name}.of`, { n: count });
  return (
    <li className={styles.zone} data-place={place} title={says}>
      {top === undefined && (
        <span className={cx(styles.back, name === 'hand' && styles.fan)}>
          <CardBack />
        </span>
      )}
      {top === null && <span className={styles.gap} />}
      {typeof top === 'number' && <CardOnTable card={top} as="tiny" place="shown" />}
      <span className={styles.label} aria-hidden="true">
        {speech.text(`zone.${name}`)}
      </span>
      <b aria-hidden="true">{count}</b>
      <span className="visually-hidden">{says}</span>
    </li>
  );
}
