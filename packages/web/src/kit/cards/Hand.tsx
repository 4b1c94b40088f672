import type { Card, Seat } from '@regalia/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { useTable } from '../tableContext.ts';
import { CardOnTable, type CardOnTableProps } from './CardOnTable.tsx';
import { copiesOf } from './copies.ts';
import { CardBack } from './face/CardBack.tsx';
import styles from './Hand.module.css';

interface HandProps {
  /** Null where only the backs are seen. */
  readonly cards: readonly Card[] | null;
  readonly count: number;
  readonly seat: Seat;
  /** As questions call it. */
  readonly place?: string;
  /** All the height there is and faces, or rows of tiles; by default as layout and number allow. */
  readonly as?: 'face' | 'tile';
  /** What more a card shows or says, or which option it stands for. */
  readonly each?: (card: Card) => Partial<CardOnTableProps>;
  /** Below each card, of one height for all. */
  readonly below?: (card: Card) => ReactNode;
}

/** More tiles than this take two rows, more than twice as many three where a phone has the height. */
export const ONE_ROW = 6;
/** More faces than this would be too small to read; they become tiles. */
const MOST_FACES = 8;

/** A hand: each copy is a card of its own, and none covers another. Faces grow narrower where they are many; very many of them, and those on a phone, are tiles in rows. */
export function Hand({ cards, count, seat, place = 'hand', as, each, below }: HandProps): ReactNode {
  const { isSmall, layout, room, speech } = useTable();
  const drawn = as ?? (isSmall || count > MOST_FACES ? 'tile' : 'face');
  const label = speech.text('zone.hand');
  const isHigh = layout === 'phone' && room !== 'low';
  const rows = count <= ONE_ROW ? 1 : count > 2 * ONE_ROW && isHigh ? 3 : 2;
  return (
    <>
      {label && <h2 className="visually-hidden">{label}</h2>}
      <ul
        className={styles.hand}
        data-as={drawn}
        data-place="hand"
        data-arrows
        aria-label={label}
        data-noted={below !== undefined || undefined}
        data-rows={rows}
        style={{ '--columns': Math.max(Math.ceil(count / rows), 1), '--count': count } as CSSProperties}
      >
        {copiesOf(cards ?? []).map(({ card, copy }, i) => (
          <li key={`${card}-${copy}`} className={styles.slot} style={placed(i)}>
            <span className={styles.card}>
              <CardOnTable
                card={card}
                as={drawn}
                place={place}
                seat={seat}
                copy={copy}
                motion={`${card}-${copy}`}
                {...each?.(card)}
              />
            </span>
            {below && <span className={styles.below}>{below(card)}</span>}
          </li>
        ))}
        {cards === null &&
          Array.from({ length: count }, (_, i) => (
            <li key={`back-${i}`} className={styles.slot} style={placed(i)} aria-hidden="true">
              <span className={styles.card}>
                <CardBack />
              </span>
            </li>
          ))}
      </ul>
    </>
  );
}

const placed = (i: number): CSSProperties => ({ '--i': i }) as CSSProperties;
