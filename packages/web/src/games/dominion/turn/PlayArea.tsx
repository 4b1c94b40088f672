import type { Card } from '@regalia/kernel';
import { type ReactNode, useMemo } from 'react';
import { CardRow } from '../../../kit/cards/CardRow.tsx';
import { countKinds } from '../../../kit/cards/copies.ts';
import { News } from '../../../kit/parts/News.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import { othersTurns } from './lastTurn.ts';
import styles from './PlayArea.module.css';

/** More played cards than this lie by kind, each with its number, so that every name can be read. */
const MOST_APART = 8;
const MOST_APART_ON_A_PHONE = 4;

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
      {played.length > 0 && (
        <PlayedCards
          key={view.turn}
          cards={played}
          isApart={played.length <= (isSmall ? MOST_APART_ON_A_PHONE : MOST_APART)}
        />
      )}
      {revealed.map(({ seat, aside }) => (
        <div key={seat} className={styles.revealed}>
          <h3>{word(speech, 'aside.of', { name: speech.nameOf(seat) })}</h3>
          <CardRow as="tile" cards={aside} />
        </div>
      ))}
    </section>
  );
}

function PlayedCards({ cards, isApart }: { readonly cards: readonly Card[]; readonly isApart: boolean }): ReactNode {
  const counts = new Map(isApart ? [] : countKinds(cards));
  const each = (card: Card) => {
    const count = counts.get(card) ?? 1;
    return count > 1 ? { count, note: `${count}×` } : {};
  };
  return <CardRow as="tile" cards={isApart ? cards : [...counts.keys()]} each={each} />;
}
