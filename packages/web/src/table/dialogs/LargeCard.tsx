import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { Face } from '../../kit/cards/face/Face.tsx';
import { useTable } from '../../kit/tableContext.ts';

/** A card as large as it gets; what its signs show is said too. */
export function LargeCard({ card }: { readonly card: Card }): ReactNode {
  const { ui, ...table } = useTable();
  const cardFace = table.cardFace(card);
  return (
    <>
      {ui.LargeFace ? <ui.LargeFace card={card} /> : <Face face={cardFace} />}
      {cardFace.signsSay && <span className="visually-hidden">{cardFace.signsSay}</span>}
    </>
  );
}
