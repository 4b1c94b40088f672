import { COLORS, type PanovnikView } from '@regalia/games/panovnik';
import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { Choosable } from '../../kit/choice/Choosable.tsx';
import { useChoice } from '../../kit/choice/choice.ts';
import { Jewel } from '../../kit/seats/Jewel.tsx';
import { useTable } from '../../kit/tableContext.ts';
import { cx } from '../../ui/cx.ts';
import { CardHere } from './card/CardHere.tsx';
import { PanCard } from './card/PanCard.tsx';
import { Gem } from './gems/gems.tsx';
import { colorName } from './gems/gemText.ts';
import styles from './Market.module.css';
import { useBoard } from './useBoard.ts';
import { word } from './words.ts';

/**
 * The auction: two rows of characters by color and between them a bar for each color, which is bid by a tap on any of the
 * three. In the first auction there are no older cards (PAN-5.1), and one row has all the room.
 */
export function Market(): ReactNode {
  const { speech, isSmall } = useTable();
  const { view } = useBoard();
  const isNext = view.phase === 'building';
  const hasAbove = view.round > 1 || isNext;
  return (
    <section
      className={cx(styles.offer, !hasAbove && styles.single, isNext && styles.next)}
      aria-label={word(speech, isNext ? 'offer.next' : 'offer')}
      data-place="offer"
      data-arrows
    >
      {isNext && !isSmall && (
        <p className={styles.title}>
          <b>{word(speech, 'offer.next')}</b> <span>{word(speech, 'offer.above')}</span>
        </p>
      )}
      {view.round === 0 && <p className={styles.soon}>{word(speech, 'offer.soon')}</p>}
      {COLORS.map((name, color) => (
        <div key={name} className={styles.column}>
          {hasAbove && <Offered card={view.offer.above[color] ?? null} color={color} isLeaving />}
          <BidBar color={color} />
          {view.round > 0 && <Offered card={view.offer.below[color] ?? null} color={color} />}
        </div>
      ))}
    </section>
  );
}

/** A color of the auction: how many gems of it I hold, and who has bid it. */
function BidBar({ color }: { readonly color: number }): ReactNode {
  const { speech } = useTable();
  const { view, me } = useBoard();
  const mine = view.phase === 'auction' ? view.seats[me]?.gems?.[color] : undefined;
  const says = word(speech, 'offer.bid', { color: colorName(color, speech, 'acc') });
  return (
    <Choosable
      of="bid"
      id={color}
      place="offer"
      card={null}
      says={mine === undefined ? says : `${says}, ${word(speech, 'offer.have', { n: mine })}`}
      className={styles.bar}
    >
      <span className={styles.bid}>
        <Gem color={color} />
        {mine !== undefined && (
          <span className={styles.have}>
            <span className={styles.few}>×</span>
            <span className={styles.words}>{word(speech, 'offer.i-have')} </span>
            <b>{mine}</b>
          </span>
        )}
        {view.phase === 'auction' && <Bidders view={view} bid={color} />}
      </span>
    </Choosable>
  );
}

interface OfferedProps {
  readonly card: Card | null;
  readonly color: number;
  /** It is there for the last time. */
  readonly isLeaving?: boolean;
}

/** While bids are asked for, a card stands for its color. */
function Offered({ card, color, isLeaving = false }: OfferedProps): ReactNode {
  const { speech, cardFace } = useTable();
  const { view } = useBoard();
  const { decision } = useChoice();
  if (card === null) {
    return <span className={styles.none}>{word(speech, isLeaving ? 'offer.none-above' : 'offer.none')}</span>;
  }
  const says = [
    word(speech, 'offer.color', { color: colorName(color, speech) }),
    isLeaving && word(speech, 'offer.above'),
  ];
  return (
    <div className={styles.card}>
      <CardHere
        card={card}
        place="offer"
        option={decision?.of === 'bid' ? { of: 'bid', id: color } : undefined}
        note={says.filter(Boolean).join(', ')}
      >
        <PanCard
          card={card}
          face={cardFace(card)}
          speech={speech}
          note={isLeaving && view.phase === 'auction' ? word(speech, 'offer.leaves') : undefined}
        />
      </CardHere>
    </div>
  );
}

/** Who bid so, bidding round by bidding round; virtual opponents by number. */
function Bidders({ view, bid }: { readonly view: PanovnikView; readonly bid: number }): ReactNode {
  const { speech } = useTable();
  const seats = view.seats.length;
  const last = view.bids.length - 1;
  const made = view.bids.flatMap((bids, round) =>
    bids.flatMap((one, bidder) => (one === bid ? [{ round, bidder }] : [])),
  );
  if (made.length === 0) return null;
  return (
    <span className={styles.bidders}>
      {made.map(({ round, bidder }) => (
        <span
          key={`${round} ${bidder}`}
          className={round < last ? styles.old : undefined}
          title={bidder < seats ? speech.nameOf(bidder) : word(speech, 'virtual', { n: bidder - seats + 1 })}
        >
          {bidder < seats ? <Jewel seat={bidder} /> : <b className={styles.virtual}>{bidder - seats + 1}</b>}
        </span>
      ))}
    </span>
  );
}
