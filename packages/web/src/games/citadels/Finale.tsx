import type { CitadelsView } from '@regalia/games/citadels';
import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { copiesOf } from '../../kit/cards/copies.ts';
import { Tile } from '../../kit/cards/Tile.tsx';
import type { FinaleProps } from '../../kit/gameUi.ts';
import { FinaleSeats } from '../../kit/parts/FinaleSeats.tsx';
import { useTable } from '../../kit/tableContext.ts';
import styles from './Finale.module.css';
import { inHandOrder } from './groups.ts';
import { word } from './words.ts';

/** Every city and every hand as they were at the end. */
export function Finale({ view: { seats }, score, speech }: FinaleProps<CitadelsView>): ReactNode {
  const totalOf = (seat: number): number => score.find((one) => one.seat === seat)?.total ?? 0;
  return (
    <FinaleSeats
      title={word(speech, 'finale.title')}
      count={seats.length}
      about={(seat) =>
        `${speech.t('points', { n: totalOf(seat) })}, ${word(speech, 'coins', { n: seats[seat]?.coins ?? 0 })}`
      }
      draw={(seat) => {
        const hand = seats[seat]?.hand.cards ?? [];
        return (
          <>
            <Row cards={seats[seat]?.city.map(({ card }) => card) ?? []} />
            <p className={styles.label}>{word(speech, hand.length === 0 ? 'finale.hand.empty' : 'finale.hand')}</p>
            <Row cards={hand} />
          </>
        );
      }}
    />
  );
}

function Row({ cards }: { readonly cards: readonly Card[] }): ReactNode {
  const { look } = useTable();
  return (
    <ul className={styles.row}>
      {copiesOf(inHandOrder(cards)).map(({ card, copy }) => (
        <li key={`${card}-${copy}`}>
          <Tile look={look(card)} />
        </li>
      ))}
    </ul>
  );
}
