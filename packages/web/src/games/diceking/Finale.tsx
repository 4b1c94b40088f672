import type { DicekingView } from '@regalia/games/diceking';
import type { ReactNode } from 'react';
import type { FinaleProps } from '../../kit/gameUi.ts';
import { Jewel } from '../../kit/seats/Jewel.tsx';
import styles from './Finale.module.css';
import { HexMap } from './map/HexMap.tsx';
import { word } from './words.ts';

/** The land at the end, with the largest area of each seat lit. */
export function Finale({ view, speech }: FinaleProps<DicekingView>): ReactNode {
  return (
    <section className={styles.finale}>
      <h3>{word(speech, 'area.title')}</h3>
      <div className={styles.map}>
        <HexMap view={view} speech={speech} lit={view.seats.map(({ area }) => area)} />
      </div>
      <ul>
        {view.seats.map(({ area }, seat) => (
          <li key={seat} className={styles.line}>
            <Jewel seat={seat} />
            <b>{speech.nameOf(seat)}</b> {word(speech, 'area.says', { n: area.length })}
          </li>
        ))}
      </ul>
    </section>
  );
}
