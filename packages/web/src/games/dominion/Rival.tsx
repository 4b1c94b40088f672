import type { DominionView } from '@regalia/games/dominion';
import type { Card, Seat } from '@regalia/kernel';
import { memo, type ReactNode } from 'react';
import { CardBack } from '../../cards/CardFace.tsx';
import { SeatPlate } from '../../table/SeatPlate.tsx';
import { cx } from '../../ui/cx.ts';
import type { BoardProps } from '../gameUi.ts';
import { copiesOf } from './Hand.tsx';
import { LastTurnLine } from './LastTurnLine.tsx';
import { inHandOrder } from './order.ts';
import styles from './Rival.module.css';
import { TinyCard } from './TinyCard.tsx';
import { word } from './words.ts';

interface RivalProps extends Pick<BoardProps, 'speech' | 'sitters' | 'asked' | 'ready' | 'viewer' | 'log'> {
  readonly view: DominionView;
  readonly seat: Seat;
}

/** Another seat: what lies open of it, and what it did last. */
export const Rival = memo(function Rival({
  view,
  seat,
  speech,
  sitters,
  asked,
  ready,
  viewer,
  log,
}: RivalProps): ReactNode {
  const own = view.seats[seat];
  if (own === undefined) return null;
  const { hand, deck, discard } = own;
  const known = hand.cards ?? rememberedHand(view, seat);
  return (
    <section
      className={cx(styles.rival, view.turn === seat && styles.turn)}
      aria-label={speech.nameOf(seat)}
      data-place={`seat-${seat}`}
    >
      <SeatPlate
        sitter={sitters[seat]}
        speech={speech}
        asked={asked.includes(seat)}
        ready={ready.includes(seat)}
        isMe={viewer === seat}
      />
      {own.shielded && <span className={styles.tag}>{word(speech, 'shielded')}</span>}
      <ul className={styles.zones}>
        <Zone place={`deck-${seat}`} name="deck.of" count={deck} speech={speech} />
        <li
          className={styles.zone}
          data-place={`discard-${seat}`}
          title={word(speech, 'discard.of', { n: discard.count })}
        >
          {discard.top === null ? <span className={styles.gap} /> : <TinyCard card={discard.top} speech={speech} />}
          <span className={styles.label} aria-hidden="true">
            {speech.text('zone.discard')}
          </span>
          <b aria-hidden="true">{discard.count}</b>
          <span className="visually-hidden">{word(speech, 'discard.of', { n: discard.count })}</span>
        </li>
        <Zone place={`hand-${seat}`} name="hand.of" count={hand.count} speech={speech} />
      </ul>
      <div className={styles.more}>
        <LastTurnLine log={log} seat={seat} isPlaying={view.turn === seat} speech={speech} />
        {known.length > 0 && (
          <div className={styles.known} title={word(speech, 'hand.known')}>
            <span className="visually-hidden">{word(speech, 'hand.known')}</span>
            {copiesOf(inHandOrder(known)).map(({ card, copy }) => (
              <TinyCard key={`${card}-${copy}`} card={card} speech={speech} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
});

/** What I know of that hand, where the table lends its memory; the game's layout has five zones for each seat. */
function rememberedHand(view: DominionView, seat: Seat): readonly Card[] {
  const zone = 5 * seat + 1;
  return view.memory.zones.find((one) => one.zone === zone)?.cards ?? [];
}

interface ZoneProps extends Pick<BoardProps, 'speech'> {
  readonly place: string;
  readonly name: 'hand.of' | 'deck.of';
  readonly count: number;
}

function Zone({ place, name, count, speech }: ZoneProps): ReactNode {
  const says = word(speech, name, { n: count });
  return (
    <li className={styles.zone} data-place={place} title={says}>
      <span className={cx(styles.back, name === 'hand.of' && styles.fan)}>
        <CardBack />
      </span>
      <span className={styles.label} aria-hidden="true">
        {speech.text(name === 'hand.of' ? 'zone.hand' : 'zone.deck')}
      </span>
      <b aria-hidden="true">{count}</b>
      <span className="visually-hidden">{says}</span>
    </li>
  );
}
