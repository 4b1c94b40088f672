import type { CSSProperties, ReactNode } from 'react';
import { useTable } from '../../../kit/tableContext.ts';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import { DraftCard } from './DraftCard.tsx';
import { DraftOrder } from './DraftOrder.tsx';
import styles from './DraftPanel.module.css';

/** The characters going round: who has picked, who is picking, and for the one who picks, the cards. */
export function DraftPanel(): ReactNode {
  const { view, me } = useBoard();
  const { speech, layout } = useTable();
  const { draft } = view;
  const mine = view.seats[me]?.characters.cards ?? [];
  return (
    <section className={styles.draft} aria-label={word(speech, 'draft')} data-place="draft">
      <DraftOrder detailed={layout === 'phone' && draft.cards !== null} />
      {draft.cards === null ? (
        <div className={styles.wait}>
          <p>
            {word(speech, 'draft.count', { n: draft.count })}, {word(speech, 'draft.down', { n: draft.faceDown })}.
          </p>
          {draft.faceUp.length > 0 && (
            <p>
              {word(speech, 'draft.up')} {draft.faceUp.map(speech.cardName).join(', ')}
            </p>
          )}
          {mine.length > 0 && (
            <p>
              {word(speech, 'draft.mine')} <b>{mine.map(speech.cardName).join(', ')}</b>
            </p>
          )}
        </div>
      ) : (
        <ul key={view.round} className={styles.cards} style={columnsFor(draft.cards.length)} data-arrows>
          {draft.cards.map((card) => (
            <li key={card}>
              <DraftCard card={card} seat={draft.seat ?? me} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** One row of up to four, else two. */
function columnsFor(count: number): CSSProperties {
  return { '--columns': count > 4 ? Math.ceil(count / 2) : count } as CSSProperties;
}
