import { cardOf, type DominionView } from '@regalia/games/dominion';
import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { countKinds } from '../../kit/cards/copies.ts';
import { Tile } from '../../kit/cards/Tile.tsx';
import type { FinaleProps } from '../../kit/gameUi.ts';
import { Jewel } from '../../kit/seats/Jewel.tsx';
import { useTable } from '../../kit/tableContext.ts';
import styles from './Finale.module.css';
import { inHandOrder } from './order.ts';
import { word } from './words.ts';

/** Everything each seat owns at the end, with what each kind brought. */
export function Finale({ view: { seats }, score, speech }: FinaleProps<DominionView>): ReactNode {
  const { look } = useTable();
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
                  <Tile look={look(card)} count={count} />
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
