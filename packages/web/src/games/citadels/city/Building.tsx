import { type BuildingView, cardOf } from '@regalia/games/citadels';
import type { Card, Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { CardOnTable } from '../../../kit/cards/CardOnTable.tsx';
import { Badge } from '../../../kit/parts/Badge.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import type { Option } from '../turn/aim.ts';
import { word } from '../words.ts';
import styles from './Building.module.css';

interface BuildingProps {
  readonly building: BuildingView;
  readonly seat: Seat;
  readonly as: 'tile' | 'tiny';
  /** What a tap on it stands for, where the question is about buildings. */
  readonly option: Option | undefined;
  /** The Warlord chooses: what destroying it would cost stands on it. */
  readonly priced: boolean;
}

/** A building of a city, with what it cost or, for the Warlord, what destroying it costs. */
export function Building({ building: { card, price }, seat, as, option, priced }: BuildingProps): ReactNode {
  const { speech } = useTable();
  const shown = priced && price !== null;
  return (
    <CardOnTable
      card={card}
      as={as}
      place={option ? undefined : 'city'}
      seat={seat}
      option={option}
      note={shown ? word(speech, 'price', { n: price }) : undefined}
      motion={`city ${card} ${seat}`}
      from={`hand-${seat}`}
      className={as === 'tile' ? styles.tile : undefined}
    >
      {shown ? (
        <Badge variant="danger" corner="bottom-right">
          {price === 0 ? '0' : `−${price}`}
        </Badge>
      ) : (
        <Cost card={card} />
      )}
    </CardOnTable>
  );
}

/** What a building costs, on its corner. */
export function Cost({ card }: { readonly card: Card }): ReactNode {
  const { cost } = cardOf(card);
  return (
    cost > 0 && (
      <Badge variant="coin" corner="bottom-right">
        {cost}
      </Badge>
    )
  );
}
