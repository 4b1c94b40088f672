import type { TidesView } from '@regalia/games/tides';
import type { Card, ScoreLine, Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { paths as monument } from '~icons/game-icons/obelisk';
import { CardOnTable } from '../../../kit/cards/CardOnTable.tsx';
import { useChoice } from '../../../kit/choice/choice.ts';
import { SeatPlate } from '../../../kit/seats/SeatPlate.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { isBetween } from '../Center.tsx';
import { word } from '../words.ts';
import { forecast, kingdomOf } from './forecast.ts';
import styles from './Kingdom.module.css';
import { OtherHand } from './OtherHand.tsx';
import { SymbolTally } from './SymbolTally.tsx';

interface KingdomProps {
  readonly view: TidesView;
  readonly seat: Seat;
  readonly mine: boolean;
}

const PLACES = 5;

/** How many cards the kingdom holds when the round is full. */
export function kingdomSize(view: TidesView, seat: Seat): number {
  return PLACES + (view.seats[seat]?.monuments.length ?? 0);
}

/** One seat's kingdom: monuments first, then what was laid this round, each card with what it brings now. */
export function Kingdom({ view, seat, mine }: KingdomProps): ReactNode {
  const { speech } = useTable();
  const own = kingdomOf(view, seat);
  const other = kingdomOf(view, 1 - seat);
  const { lines, points } = forecast(view, own, other);
  const { monuments = [], total = 0, points: scored = [] } = view.seats[seat] ?? {};
  const empty = Math.max(0, kingdomSize(view, seat) - own.length);
  return (
    <section
      className={cx(styles.kingdom, mine && styles.mine)}
      aria-label={speech.nameOf(seat)}
      data-place={mine ? 'my-kingdom' : 'other-kingdom'}
    >
      <header className={styles.head}>
        <SeatPlate seat={seat} />
        <p className={styles.points} data-place={mine ? 'my-points' : undefined}>
          <span className={styles.total}>{speech.t('points', { n: total })}</span>
          {own.length > 0 && scored.length < view.round && !isBetween(view) && (
            <span className={styles.now}>{word(speech, 'points.now', { n: points })}</span>
          )}
        </p>
        {!mine && <OtherHand view={view} seat={seat} />}
        <SymbolTally own={own} other={other} mine={mine} />
      </header>
      <ul className={styles.cards} data-arrows>
        {own.map((card, i) => (
          <li key={card}>
            <KingdomCard card={card} line={lines[i]} isMonument={monuments.includes(card)} />
          </li>
        ))}
        {Array.from({ length: empty }, (_, i) => (
          <li key={`empty-${own.length + i}`} className={styles.empty} aria-hidden="true" />
        ))}
      </ul>
    </section>
  );
}

interface KingdomCardProps {
  readonly card: Card;
  readonly line: ScoreLine | undefined;
  readonly isMonument: boolean;
}

/** While something is asked a tap says why this one cannot be chosen. */
function KingdomCard({ card, line, isMonument }: KingdomCardProps): ReactNode {
  const { speech } = useTable();
  const { decision, explain } = useChoice();
  const points = line?.points ?? 0;
  const says = [
    isMonument && `${speech.text('zone.monuments')}.`,
    `${speech.t('points', { n: points })}.`,
    line && speech.plain(line),
  ];
  return (
    <CardOnTable
      card={card}
      as="face"
      place="kingdom"
      points={points}
      note={says.filter(Boolean).join(' ')}
      motion={`${card}`}
      onLook={decision === null ? undefined : () => explain(card, card)}
    >
      {isMonument && (
        <span className={styles.monument}>
          <Icon paths={monument} className={styles.icon} />
        </span>
      )}
    </CardOnTable>
  );
}
