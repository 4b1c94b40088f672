import type { Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { Counter } from '../../../kit/parts/Counter.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { coin } from '../token.tsx';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';

interface SummaryProps {
  readonly seat: Seat;
  /** Besides coins and buildings. */
  readonly children: ReactNode;
}

/** On a tab: coins and buildings. */
export function Summary({ seat, children }: SummaryProps): ReactNode {
  const { view } = useBoard();
  const { speech } = useTable();
  const own = view.seats[seat];
  if (own === undefined) return null;
  return (
    <>
      <Counter icon={coin} color="--topaz" n={own.coins} says={word(speech, 'coins', { n: own.coins })} />
      <span title={word(speech, 'city', { name: speech.nameOf(seat), n: own.city.length })}>{own.city.length}/8</span>
      {children}
    </>
  );
}
