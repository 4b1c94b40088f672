import type { Card, Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { CardOnTable } from '../../kit/cards/CardOnTable.tsx';
import { CardRow } from '../../kit/cards/CardRow.tsx';
import { CardBack } from '../../kit/cards/face/CardBack.tsx';
import { SmallPile } from '../../kit/cards/pile/SmallPile.tsx';
import { Counter } from '../../kit/parts/Counter.tsx';
import { rememberedIn } from '../../kit/remembered.ts';
import { othersOf } from '../../kit/seats/others.ts';
import { SeatBox } from '../../kit/seats/SeatBox.tsx';
import { SeatStrip } from '../../kit/seats/SeatStrip.tsx';
import { useTable } from '../../kit/tableContext.ts';
import { cx } from '../../ui/cx.ts';
import { inHandOrder } from './card/handOrder.ts';
import styles from './OtherSeats.module.css';
import { LastTurnLine } from './turn/LastTurnLine.tsx';
import { RESOURCES } from './turn/resources.tsx';
import { useBoard } from './useBoard.ts';
import { word } from './words.ts';

/** The other seats, the next one first; on a small screen one of several in full, all of them as tabs. */
export function OtherSeats(): ReactNode {
  const { view, me } = useBoard();
  const { speech, isSmall } = useTable();
  const seats = othersOf(me, view.seats.length);
  const isTabbed = isSmall && seats.length > 1;
  return (
    <SeatStrip
      seats={seats}
      columns={3}
      turn={view.turn}
      label={word(speech, 'rivals')}
      summary={(seat) => <Summary seat={seat} />}
      draw={(seat) => <Rival seat={seat} isTabbed={isTabbed} />}
    />
  );
}

/** On a tab: how many cards are in hand, in the deck, and discarded. */
function Summary({ seat }: { readonly seat: Seat }): ReactNode {
  const { view } = useBoard();
  const { speech } = useTable();
  const own = view.seats[seat];
  if (own === undefined) return null;
  const { hand, deck, discard } = own;
  return (
    <span className={styles.summary}>
      <Counter
        {...RESOURCES.cards}
        n={hand.count}
        says={word(speech, 'hand.of', { n: hand.count })}
        at={`hand-${seat}`}
      />
      <SmallPile says={word(speech, 'deck.of', { n: deck })} at={`deck-${seat}`}>
        {deck}
      </SmallPile>
      <SmallPile says={word(speech, 'discard.of', { n: discard.count })} at={`discard-${seat}`} isOpen>
        {discard.count}
      </SmallPile>
    </span>
  );
}

interface RivalProps {
  readonly seat: Seat;
  /** A tab says who it is. */
  readonly isTabbed: boolean;
}

/** Another seat: what lies open of it, and what it did last. */
function Rival({ seat, isTabbed }: RivalProps): ReactNode {
  const { view } = useBoard();
  const { game, speech } = useTable();
  const own = view.seats[seat];
  if (own === undefined) return null;
  const { hand, deck, discard, shielded } = own;
  const known = hand.cards ?? rememberedIn(game, view, view.seats.length, 'hand', seat);
  const tag = shielded && <span className={styles.tag}>{word(speech, 'shielded')}</span>;
  const more = (
    <div className={styles.more}>
      {known.length > 0 && <CardRow cards={inHandOrder(known)} label={word(speech, 'hand.known')} />}
      <LastTurnLine seat={seat} />
    </div>
  );
  if (isTabbed) {
    return (
      <div className={styles.line} data-place={`seat-${seat}`}>
        {discard.top !== null && <Zone name="discard" count={discard.count} top={discard.top} />}
        {tag}
        {more}
      </div>
    );
  }
  return (
    <SeatBox seat={seat} isTurn={view.turn === seat} className={styles.rival} tags={tag}>
      <ul className={styles.zones}>
        <li data-place={`deck-${seat}`}>
          <Zone name="deck" count={deck} />
        </li>
        <li data-place={`discard-${seat}`}>
          <Zone name="discard" count={discard.count} top={discard.top} />
        </li>
        <li data-place={`hand-${seat}`}>
          <Zone name="hand" count={hand.count} />
        </li>
      </ul>
      {more}
    </SeatBox>
  );
}

interface ZoneProps {
  readonly name: 'hand' | 'deck' | 'discard';
  readonly count: number;
  /** The card on top, of a pile face up. */
  readonly top?: Card | null;
}

function Zone({ name, count, top }: ZoneProps): ReactNode {
  const { speech } = useTable();
  const says = word(speech, `${name}.of`, { n: count });
  return (
    <span className={styles.zone} title={says}>
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
    </span>
  );
}
