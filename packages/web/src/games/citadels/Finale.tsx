import type { CitadelsView } from '@regalia/games/citadels';
import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { copiesOf } from '../../kit/cards/copies.ts';
import { Tile } from '../../kit/cards/Tile.tsx';
import type { FinaleProps } from '../../kit/gameUi.ts';
import { Jewel } from '../../kit/seats/Jewel.tsx';
import { useTable } from '../../kit/tableContext.ts';
import styles from './Finale.module.css';
import { inHandOrder } from './groups.ts';
import { word } from './words.ts';

/** Every city and every hand as they were at the end. */
export function Finale({ view: { seats }, score, speech }: FinaleProps<CitadelsView>): ReactNode {
  return (
    <section className={styles.finale}>
      <h3>{word(speech, 'finale.title')}</h3>
      {seats.map(({ city, hand, coins }, seat) => (
        <div key={seat} className={styles.seat}>
          <h4 className={styles.head}>
            <Jewel seat={seat} />
            {speech.nameOf(seat)}
            <small>
              {speech.t('points', { n: score.find((one) => one.seat === seat)?.total ?? 0 })},{' '}
              {word(speech, 'coins', { n: coins })}
            </small>
          </h4>
          <Row cards={city.map(({ card }) => card)} />
          <p className={styles.label}>{word(speech, hand.count === 0 ? 'finale.hand.empty' : 'finale.hand')}</p>
          <Row cards={hand.cards ?? []} />
        </div>
      ))}
    </section>
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
