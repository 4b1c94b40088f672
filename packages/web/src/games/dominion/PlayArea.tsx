import type { DominionView } from '@regalia/games/dominion';
import { memo, type ReactNode } from 'react';
import type { BoardProps } from '../gameUi.ts';
import { copiesOf } from './Hand.tsx';
import { News } from './News.tsx';
import styles from './PlayArea.module.css';
import { ShownCard } from './ShownCard.tsx';
import { useNarrow } from './useNarrow.ts';
import { word } from './words.ts';

interface PlayAreaProps extends Pick<BoardProps, 'game' | 'viewer' | 'log' | 'speech'> {
  readonly view: DominionView;
}

/** What was played this turn, and what any seat has revealed or set aside. */
export const PlayArea = memo(function PlayArea({ game, view, viewer, log, speech }: PlayAreaProps): ReactNode {
  const isNarrow = useNarrow();
  const played = view.seats[view.turn]?.play ?? [];
  const revealed = view.seats.flatMap(({ aside }, seat) => (aside.length > 0 ? [{ seat, aside }] : []));
  const nothing = <p className={styles.nothing}>{word(speech, 'play.empty')}</p>;
  return (
    <section className={styles.area} aria-label={speech.text('zone.play')} data-place="play">
      {played.length === 0 &&
        revealed.length === 0 &&
        (isNarrow && view.turn === viewer ? (
          <News game={game} log={log} seat={view.turn} speech={speech}>
            {nothing}
          </News>
        ) : (
          nothing
        ))}
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
