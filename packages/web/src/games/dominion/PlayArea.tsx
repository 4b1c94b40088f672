import type { DominionView } from '@regalia/games/dominion';
import { memo, type ReactNode } from 'react';
import type { TableSpeech } from '../../table/speech.ts';
import { copiesOf } from './Hand.tsx';
import styles from './PlayArea.module.css';
import { ShownCard } from './ShownCard.tsx';
import { word } from './words.ts';

interface PlayAreaProps {
  readonly view: DominionView;
  readonly speech: TableSpeech;
}

/** What was played this turn, and what any seat has revealed or set aside. */
export const PlayArea = memo(function PlayArea({ view, speech }: PlayAreaProps): ReactNode {
  const played = view.seats[view.turn]?.play ?? [];
  const revealed = view.seats.flatMap(({ aside }, seat) => (aside.length > 0 ? [{ seat, aside }] : []));
  return (
    <section className={styles.area} aria-label={speech.text('zone.play')} data-place="play">
      {played.length === 0 && revealed.length === 0 && <p className={styles.nothing}>{word(speech, 'play.empty')}</p>}
      {played.length > 0 && (
        <ul className={styles.cards}>
          {copiesOf(played).map(({ card, copy }) => (
            <li key={`${card}-${copy}`}>
              <ShownCard card={card} speech={speech} />
            </li>
          ))}
        </ul>
      )}
      {revealed.map(({ seat, aside }) => (
        <div key={seat} className={styles.revealed}>
          <h3>{word(speech, 'aside.of', { name: speech.nameOf(seat) })}</h3>
          <ul className={styles.cards}>
            {copiesOf(aside).map(({ card, copy }) => (
              <li key={`${card}-${copy}`}>
                <ShownCard card={card} speech={speech} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
});
