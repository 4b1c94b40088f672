import { type ReactNode, useMemo } from 'react';
import { CardRow } from '../../kit/cards/CardRow.tsx';
import { News } from '../../kit/parts/News.tsx';
import { useTable } from '../../kit/tableContext.ts';
import { useBoard } from './board.ts';
import { othersTurns } from './lastTurn.ts';
import styles from './PlayArea.module.css';
import { word } from './words.ts';

/** What was played this turn, and what any seat has revealed or set aside. */
export function PlayArea(): ReactNode {
  const { view, viewer, log } = useBoard();
  const { speech, isSmall } = useTable();
  const played = view.seats[view.turn]?.play ?? [];
  const revealed = view.seats.flatMap(({ aside }, seat) => (aside.length > 0 ? [{ seat, aside }] : []));
  const hasNews = isSmall && view.turn === viewer;
  const news = useMemo(() => (hasNews ? othersTurns(log, view.turn) : []), [hasNews, log, view.turn]);
  return (
    <section className={styles.area} aria-label={speech.text('zone.play')} data-place="play" data-arrows>
      {played.length === 0 && revealed.length === 0 && (
        <News events={news}>
          <p className={styles.nothing}>{word(speech, 'play.empty')}</p>
        </News>
      )}
      {played.length > 0 && <CardRow key={view.turn} as="tile" cards={played} />}
      {revealed.map(({ seat, aside }) => (
        <div key={seat} className={styles.revealed}>
          <h3>{word(speech, 'aside.of', { name: speech.nameOf(seat) })}</h3>
          <CardRow as="tile" cards={aside} />
        </div>
      ))}
    </section>
  );
}
