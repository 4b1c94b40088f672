import type { ReactNode } from 'react';
import { rememberedIn } from '../../kit/remembered.ts';
import { othersOf } from '../../kit/seats/others.ts';
import { SeatStrip } from '../../kit/seats/SeatStrip.tsx';
import { useTable } from '../../kit/tableContext.ts';
import { SeatCity } from './city/SeatCity.tsx';
import { Summary } from './city/Summary.tsx';
import { token } from './token.tsx';
import { useBoard } from './useBoard.ts';
import { word } from './words.ts';

/** The other cities, the next seat first, with what I know of their hands; on a small screen one of them, the rest as tabs. */
export function OtherSeats(): ReactNode {
  const { view, me } = useBoard();
  const { game, speech } = useTable();
  const count = view.seats.length;
  return (
    <SeatStrip
      seats={othersOf(me, count)}
      columns={3}
      turn={view.turn?.seat ?? view.draft.seat}
      label={word(speech, 'others')}
      summary={(seat) => <Summary seat={seat}>{view.crown === seat && token('crown')}</Summary>}
      draw={(seat) => (
        <SeatCity
          seat={seat}
          shown={view.seats[seat]?.hand.cards ?? rememberedIn(game, view, count, 'hand', seat)}
          label={word(speech, 'known')}
        />
      )}
    />
  );
}
