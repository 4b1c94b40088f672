import type { ReactNode } from 'react';
import { StandingMenu } from '../../kit/choice/StandingMenu.tsx';
import { useTable } from '../../kit/tableContext.ts';
import { SeatCity } from './city/SeatCity.tsx';
import { useBoard } from './useBoard.ts';
import { word } from './words.ts';

/** My own city, what I own, and my characters; while characters take the room, also what I could build. */
export function OwnArea(): ReactNode {
  const { view, me, standing } = useBoard();
  const { speech, isSmall } = useTable();
  const hand = view.seats[me]?.hand.cards ?? [];
  return (
    <SeatCity
      seat={me}
      as={isSmall ? 'tiny' : 'tile'}
      shown={view.phase === 'draft' ? hand : []}
      label={speech.text('zone.hand')}
      isMine
    >
      {standing && view.variant && (
        <StandingMenu
          standing={standing}
          title={word(speech, 'standing.title')}
          hint={word(speech, 'standing.hint')}
          nameOf={(id) => speech.text(`order.${id}`) ?? ''}
        />
      )}
    </SeatCity>
  );
}
