import type { PanovnikView } from '@regalia/games/panovnik';
import type { ReactNode } from 'react';
import type { FinaleProps } from '../../kit/gameUi.ts';
import { Jewel } from '../../kit/seats/Jewel.tsx';
import { AloneRecord } from './AloneRecord.tsx';
import styles from './Finale.module.css';
import { Gem } from './gems.tsx';
import { Pyramid } from './Pyramid.tsx';
import { word } from './words.ts';

/** All pyramids at the end, with the circles that left-over gems recoloured. */
export function Finale(props: FinaleProps<PanovnikView>): ReactNode {
  const { view, score, speech } = props;
  return (
    <section className={styles.finale}>
      {view.seats.length === 1 && <AloneRecord {...props} />}
      <h3>{word(speech, 'finale.title')}</h3>
      {view.seats.map((own, seat) => (
        <div key={seat}>
          <h4 className={styles.name}>
            <Jewel seat={seat} />
            {speech.nameOf(seat)}
            <small>{word(speech, 'points', { n: score.find((one) => one.seat === seat)?.total ?? 0 })}</small>
            {own.circles.some(({ recoloured }) => recoloured !== null) && (
              <small className={styles.recoloured}>
                {word(speech, 'finale.recoloured')}
                {own.circles.flatMap(({ slot, recoloured }) =>
                  recoloured === null ? [] : [<Gem key={slot} colour={recoloured} />],
                )}
              </small>
            )}
          </h4>
          <div className={styles.pyramid}>
            <Pyramid own={own} seat={seat} />
          </div>
        </div>
      ))}
    </section>
  );
}
