import type { Card, Seat } from '@regalia/kernel';
import { type ReactNode, useMemo } from 'react';
import { CardRow } from '../../../kit/cards/CardRow.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import styles from '../OtherSeats.module.css';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import { lastTurnOf } from './lastTurn.ts';
import { ResourceSign } from './resources.tsx';

const MOST = 8;

/** What the seat played, how many coins it had, and after a plus what it gained, in the turn it plays or has played. */
export function LastTurnLine({ seat }: { readonly seat: Seat }): ReactNode {
  const { view, log } = useBoard();
  const { speech } = useTable();
  const last = useMemo(() => lastTurnOf(log, seat), [log, seat]);
  if (last === null) return null;
  const { played, coins, gained } = last;
  const row = (cards: readonly Card[]): ReactNode => cards.length > 0 && <CardRow cards={cards} />;
  return (
    <div className={styles.last}>
      <span>{word(speech, view.turn === seat ? 'turn.now' : 'turn.before')}</span>
      {row(played.slice(-MOST))}
      {coins !== null && (
        <span className={styles.coins} title={speech.plain({ key: 'table.coins', params: { n: coins } })}>
          <ResourceSign of="coins" />
          {coins}
        </span>
      )}
      {gained.length > 0 && <b className={styles.plus}>+</b>}
      {row(gained)}
    </div>
  );
}
