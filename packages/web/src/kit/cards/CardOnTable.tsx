import type { Card, OptionId, Seat } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Choosable } from '../choice/Choosable.tsx';
import type { Aim } from '../choice/useChoosable.ts';
import { useTable } from '../tableContext.ts';
import { spokenFace } from './face/cardFace.ts';
import { Face } from './face/Face.tsx';
import { Tile } from './face/Tile.tsx';
import styles from './face/Tiny.module.css';
import { Tiny } from './face/Tiny.tsx';

export interface CardOnTableProps {
  readonly card: Card;
  /** How much of it is drawn: all, a tile, or the picture alone. */
  readonly as?: 'face' | 'tile' | 'tiny';
  /** Where it lies, and whose it is; see `Decision.where`. */
  readonly place?: string | undefined;
  readonly seat?: Seat | undefined;
  /** Which of several alike, from 0. */
  readonly copy?: number | undefined;
  /** The option it stands for, where that is not the card itself. */
  readonly option?: { readonly of: string; readonly id: OptionId } | undefined;
  /** What there is to say besides the card. */
  readonly note?: string | undefined;
  readonly points?: number | null | undefined;
  readonly cost?: number | undefined;
  readonly count?: number | undefined;
  readonly motion?: string | undefined;
  readonly from?: string | undefined;
  readonly onLook?: (() => void) | undefined;
  readonly aim?: Aim | undefined;
  readonly className?: string | undefined;
  /** Drawn over it. */
  readonly children?: ReactNode;
}

/** A card as it lies on the table: to be read, to be seen large, and to be chosen where the question is about it. */
export function CardOnTable(props: CardOnTableProps): ReactNode {
  const {
    card,
    as = 'tile',
    option = { of: 'card', id: card },
    note,
    points,
    cost,
    count,
    className,
    children,
    ...rest
  } = props;
  const cardFace = useTable().cardFace(card);
  return (
    <Choosable
      {...rest}
      {...option}
      card={card}
      says={note ? `${spokenFace(cardFace)} ${note}` : spokenFace(cardFace)}
      className={cx(as === 'tiny' && styles.button, className)}
    >
      {as === 'face' && <Face face={cardFace} points={points ?? cardFace.points} />}
      {as === 'tile' && <Tile face={cardFace} cost={cost} count={count} />}
      {as === 'tiny' && <Tiny face={cardFace} />}
      {children}
    </Choosable>
  );
}
