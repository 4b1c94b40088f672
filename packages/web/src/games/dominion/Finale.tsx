import { cardOf, type DominionView } from '@regalia/games/dominion';
import type { Card, Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { countKinds } from '../../kit/cards/copies.ts';
import { Tile } from '../../kit/cards/Tile.tsx';
import type { FinaleProps } from '../../kit/gameUi.ts';
import { FinaleSeats } from '../../kit/parts/FinaleSeats.tsx';
import { useTable } from '../../kit/tableContext.ts';
import styles from './Finale.module.css';
import { inHandOrder } from './order.ts';
import { word } from './words.ts';

/** Everything each seat owns at the end, with what each kind brought. */
export function Finale({ view: { seats }, score, speech }: FinaleProps<DominionView>): ReactNode {
  const { look } = useTable();
  const pointsOf = (seat: Seat, card: Card): number | null => {
    const lines = score.find((one) => one.seat === seat)?.lines ?? [];
    return cardOf(card).points === 0 ? null : (lines.find((line) => line.card === card)?.points ?? null);
  };
  return (
    <FinaleSeats
      title={word(speech, 'finale.title')}
      count={seats.length}
      about={(seat) =>
        [
          word(speech, 'finale.deck', { n: seats[seat]?.owned?.length ?? 0 }),
          word(speech, 'finale.turns', { n: seats[seat]?.turns ?? 0 }),
        ].join(', ')
      }
      draw={(seat) => (
        <ul className={styles.deck}>
          {countKinds(inHandOrder(seats[seat]?.owned ?? [])).map(([card, count]) => (
            <li key={card}>
              <Tile look={look(card)} count={count} />
              {pointsOf(seat, card) !== null && (
                <span className={styles.points}>{speech.t('points', { n: pointsOf(seat, card) ?? 0 })}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    />
  );
}
