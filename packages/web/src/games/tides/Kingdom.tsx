import type { TidesView } from '@regalia/games/tides';
import type { Card, Seat } from '@regalia/kernel';
import { memo, type ReactNode } from 'react';
import { SeatPlate } from '../../table/SeatPlate.tsx';
import { cx } from '../../ui/cx.ts';
import type { BoardProps } from '../gameUi.ts';
import { forecast, kingdomOf } from './forecast.ts';
import styles from './Kingdom.module.css';
import { KingdomCard } from './KingdomCard.tsx';
import { isBetween } from './Middle.tsx';
import { OtherHand } from './OtherHand.tsx';
import { SymbolTally } from './SymbolTally.tsx';

interface KingdomProps extends Pick<BoardProps, 'speech' | 'sitters' | 'asked' | 'ready' | 'viewer'> {
  readonly view: TidesView;
  readonly seat: Seat;
  readonly mine: boolean;
  /** A card that lies here was clicked. */
  readonly onCard: (card: Card) => void;
}

const PLACES = 5;

/** How many cards the kingdom holds when the round is full. */
export function placesOf(view: TidesView, seat: Seat): number {
  return PLACES + (view.seats[seat]?.monuments.length ?? 0);
}

/** One seat's kingdom: monuments first, then what was laid this round, each card with what it brings now. */
export const Kingdom = memo(function Kingdom(props: KingdomProps): ReactNode {
  const { view, seat, mine, speech, sitters, asked, ready, onCard } = props;
  const own = kingdomOf(view, seat);
  const other = kingdomOf(view, 1 - seat);
  const { lines, points } = forecast(view, own, other);
  const { monuments = [], total = 0, points: scored = [] } = view.seats[seat] ?? {};
  const rounds = scored.length;
  const empty = Math.max(0, placesOf(view, seat) - own.length);
  return (
    <section
      className={cx(styles.kingdom, mine && styles.mine)}
      aria-label={speech.nameOf(seat)}
      data-place={mine ? 'my-kingdom' : 'other-kingdom'}
    >
      <header className={styles.head}>
        <SeatPlate
          sitter={sitters[seat]}
          speech={speech}
          asked={asked.includes(seat)}
          ready={ready.includes(seat)}
          isMe={mine && props.viewer === seat}
        />
        <p className={styles.points} data-place={mine ? 'my-points' : undefined}>
          <span className={styles.total}>{speech.t('points', { n: total })}</span>
          {own.length > 0 && rounds < view.round && !isBetween(view) && (
            <span className={styles.now}>{speech.t('points.now', { n: points })}</span>
          )}
        </p>
        {!mine && <OtherHand view={view} seat={seat} speech={speech} onCard={onCard} />}
        <SymbolTally own={own} other={other} speech={speech} mine={mine} />
      </header>
      <ul className={styles.cards}>
        {own.map((card, i) => (
          <li key={card}>
            <KingdomCard
              card={card}
              line={lines[i]}
              isMonument={monuments.includes(card)}
              speech={speech}
              onCard={onCard}
            />
          </li>
        ))}
        {Array.from({ length: empty }, (_, i) => (
          <li key={`empty-${i}`} className={styles.empty} aria-hidden="true" />
        ))}
      </ul>
    </section>
  );
});
