import { cardOf, type DominionView } from '@regalia/games/dominion';
import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { Jewel } from '../../table/Jewel.tsx';
import type { FinaleProps } from '../gameUi.ts';
import { countKinds } from './CardHeap.tsx';
import { DominionTile } from './DominionTile.tsx';
import styles from './Finale.module.css';
import { inHandOrder } from './order.ts';
import { word } from './words.ts';

/** Everything each seat owns at the end, with what each kind brought. */
export function Finale({ view, score, speech }: FinaleProps): ReactNode {
  const { seats } = view as DominionView;
  return (
    <section className={styles.finale}>
      <h3>{word(speech, 'finale.title')}</h3>
      {seats.map(({ owned, turns }, seat) => {
        const lines = score.find((one) => one.seat === seat)?.lines ?? [];
        const pointsOf = (card: Card): number | null =>
          cardOf(card).points === 0 ? null : (lines.find((line) => line.card === card)?.points ?? null);
        return (
          <div key={seat}>
            <h4 className={styles.head}>
              <Jewel seat={seat} />
              {speech.nameOf(seat)}
              <small>
                {word(speech, 'finale.deck', { n: owned?.length ?? 0 })}, {word(speech, 'finale.turns', { n: turns })}
              </small>
            </h4>
            <ul className={styles.deck}>
              {countKinds(inHandOrder(owned ?? [])).map(([card, count]) => (
                <li key={card}>
                  <DominionTile card={card} speech={speech} count={count} />
                  {pointsOf(card) !== null && (
                    <span className={styles.points}>{speech.t('points', { n: pointsOf(card) ?? 0 })}</span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
