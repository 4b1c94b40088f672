import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { Face } from '../kit/cards/Face.tsx';
import { useTable } from '../kit/tableContext.ts';

/** A card as large as it gets; what its signs show is said too. */
export function CardFromLook({ card }: { readonly card: Card }): ReactNode {
  const look = useTable().look(card);
  return (
    <>
      <Face look={look} />
      {look.signsSay && <span className="visually-hidden">{look.signsSay}</span>}
    </>
  );
}
