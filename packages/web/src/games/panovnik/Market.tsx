import { ATTACK, COLORS, PASS, type PanovnikView } from '@regalia/games/panovnik';
import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { Choosable } from '../../kit/choice/Choosable.tsx';
import { useChoice } from '../../kit/choice/choice.ts';
import { Jewel } from '../../kit/seats/Jewel.tsx';
import { useTable } from '../../kit/tableContext.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CardHere } from './card/CardHere.tsx';
import { attack } from './card/signs.ts';
import { Gem } from './gems/gems.tsx';
import { colorName } from './gems/gemText.ts';
import styles from './Market.module.css';
import { word } from './words.ts';

/**
 * The auction: two rows of characters by color, what was bid for them, and my bid to be chosen. In the first auction there are
 * no older cards (PAN-5.1), and one row has all the room.
 */
export function Market({ view }: { readonly view: PanovnikView }): ReactNode {
  const { speech } = useTable();
  const hasAbove = view.round > 1 || view.phase === 'building';
  return (
    <section
      className={cx(styles.offer, !hasAbove && styles.single)}
      aria-label={word(speech, 'offer')}
      data-place="offer"
      data-arrows
    >
      {hasAbove && <p className={styles.leaves}>{word(speech, 'offer.above')}</p>}
      {view.round === 0 && <p className={styles.soon}>{word(speech, 'offer.soon')}</p>}
      {COLORS.map((name, color) => (
        <div key={name} className={styles.column}>
          {hasAbove && <Offered card={view.offer.above[color] ?? null} color={color} leaves />}
          <Choosable
            of="bid"
            id={color}
            place="offer"
            card={null}
            says={word(speech, 'offer.bid', { color: colorName(color, speech) })}
            className={styles.color}
          >
            <Gem color={color} />
            <Bidders view={view} bid={color} />
          </Choosable>
          {view.round > 0 && <Offered card={view.offer.below[color] ?? null} color={color} />}
        </div>
      ))}
      <div className={styles.foot}>
        <Choosable
          of="bid"
          id={ATTACK}
          place="offer"
          card={null}
          says={word(speech, 'attack')}
          className={styles.attack}
        >
          <Icon paths={attack} className={styles.swords} />
          <Bidders view={view} bid={ATTACK} />
        </Choosable>
        <span className={styles.pass} title={word(speech, 'bid.pass')}>
          {word(speech, 'bid.pass')}
          <Bidders view={view} bid={PASS} />
        </span>
      </div>
    </section>
  );
}

interface OfferedProps {
  readonly card: Card | null;
  readonly color: number;
  /** It is there for the last time. */
  readonly leaves?: boolean;
}

/** While bids are asked for, a card stands for its color. */
function Offered({ card, color, leaves = false }: OfferedProps): ReactNode {
  const { speech } = useTable();
  const { decision } = useChoice();
  if (card === null) return <span className={styles.none}>{word(speech, 'offer.none')}</span>;
  const says = [
    word(speech, 'offer.color', { color: colorName(color, speech) }),
    leaves && word(speech, 'offer.above'),
  ];
  return (
    <div className={styles.card}>
      <CardHere
        card={card}
        place="offer"
        option={decision?.of === 'bid' ? { of: 'bid', id: color } : undefined}
        note={says.filter(Boolean).join(', ')}
      />
    </div>
  );
}

/** Who bid so, bidding round by bidding round; virtual opponents by number. */
function Bidders({ view, bid }: { readonly view: PanovnikView; readonly bid: number }): ReactNode {
  const { speech } = useTable();
  const seats = view.seats.length;
  const last = view.bids.length - 1;
  return (
    <span className={styles.bidders}>
      {view.bids.flatMap((bids, round) =>
        bids.flatMap((made, bidder) =>
          made === bid
            ? [
                <span
                  key={`${round} ${bidder}`}
                  className={round < last ? styles.old : undefined}
                  title={bidder < seats ? speech.nameOf(bidder) : word(speech, 'virtual', { n: bidder - seats + 1 })}
                >
                  {bidder < seats ? <Jewel seat={bidder} /> : <b className={styles.virtual}>V{bidder - seats + 1}</b>}
                </span>,
              ]
            : [],
        ),
      )}
    </span>
  );
}
