import { CARD_IDS, optionOf } from '@regalia/games/citadels';
import type { Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { CardOnTable } from '../../../kit/cards/CardOnTable.tsx';
import { Badge } from '../../../kit/parts/Badge.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { useTargets } from '../turn/aim.ts';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';

const WAGON = CARD_IDS.get('treasury_wagon') ?? -1;

/** The wagons of a seat with the coins on them; the others use them in their turns. */
export function Wagons({ seat }: { readonly seat: Seat }): ReactNode {
  const { view } = useBoard();
  const { speech } = useTable();
  const { isTurn } = useTargets();
  const wagons = view.seats[seat]?.wagons ?? [];
  const isOthers = isTurn && view.turn?.seat !== seat;
  return wagons.map(({ number, coins, used }) => {
    const says = word(speech, 'wagon', { card: speech.cardName(WAGON), name: speech.nameOf(seat), n: coins });
    return (
      <CardOnTable
        key={number}
        card={WAGON}
        as="tiny"
        place={isOthers ? undefined : 'wagons'}
        seat={seat}
        option={isOthers ? { of: 'action', id: optionOf('wagon', number, seat) } : undefined}
        note={used ? `${says}, ${word(speech, 'wagon.used')}` : says}
      >
        <Badge variant="coin" corner="top-right">
          {coins}
        </Badge>
      </CardOnTable>
    );
  });
}
