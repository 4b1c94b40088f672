import type { Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { CardOnTable } from '../../../kit/cards/CardOnTable.tsx';
import { SmallPile } from '../../../kit/cards/pile/SmallPile.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import styles from './Roles.module.css';

/** The characters of a seat: those that were called, those that are known to me, and how many are hidden. */
export function Roles({ seat }: { readonly seat: Seat }): ReactNode {
  const { view } = useBoard();
  const { speech } = useTable();
  const own = view.seats[seat];
  if (own === undefined) return null;
  const called = view.ranks.filter((rank) => rank.seat === seat).map(({ card }) => card);
  const seen = (own.characters.cards ?? []).filter((card) => !called.includes(card));
  const hidden = own.characters.cards === null ? own.characters.count : 0;
  const says = [
    word(speech, 'hidden', { n: hidden }),
    own.possible.length > 0 && word(speech, 'possible', { cards: own.possible.map(speech.cardName).join(', ') }),
  ];
  return (
    <span className={styles.roles} data-place={`roles-${seat}`}>
      {[...called, ...seen].map((card) => (
        <CardOnTable key={card} card={card} as="tiny" place="roles" seat={seat} />
      ))}
      {hidden > 0 && <SmallPile says={says.filter(Boolean).join(', ')}>{'?'.repeat(hidden)}</SmallPile>}
    </span>
  );
}
