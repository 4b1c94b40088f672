import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { Face } from '../kit/cards/Face.tsx';
import { useTable } from '../kit/tableContext.ts';

export function CardFromLook({ card }: { readonly card: Card }): ReactNode {
  return <Face look={useTable().look(card)} />;
}
