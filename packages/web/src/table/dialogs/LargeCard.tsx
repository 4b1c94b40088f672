import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { Face } from '../../kit/cards/Face.tsx';
import { useTable } from '../../kit/tableContext.ts';

/** A card as large as it gets; what its signs show is said too. */
export function LargeCard({ card }: { readonly card: Card }): ReactNode {
  const cardFace = useTable().cardFace(card);
  return (
    <>
      <Face face={cardFace} />
      {cardFace.signsSay && <span className="visually-hidden">{cardFace.signsSay}</span>}
    </>
  );
}
