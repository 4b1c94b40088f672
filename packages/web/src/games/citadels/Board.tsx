import type { CardUse, CitadelsView } from '@regalia/games/citadels';
import type { Card } from '@regalia/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import { useChoice } from '../../kit/choice/choice.ts';
import type { BoardProps } from '../../kit/gameUi.ts';
import { Area, BoardGrid } from '../../kit/layout/BoardGrid.tsx';
import { useTable } from '../../kit/tableContext.ts';
import styles from './Board.module.css';
import { OwnCity } from './city/OwnCity.tsx';
import { CharacterDraft } from './draft/CharacterDraft.tsx';
import { areasFor } from './layout/areas.ts';
import { OtherSeats } from './OtherSeats.tsx';
import { OwnHand } from './OwnHand.tsx';
import { Ranks } from './round/Ranks.tsx';
import { RoundLine } from './round/RoundLine.tsx';
import { AimContext, type AimState } from './turn/aim.ts';
import { Corner } from './turn/Corner.tsx';

/** The whole table: the other cities, the characters between them and me, my own city, my hand and what I can do. */
export function Board(props: BoardProps<CitadelsView>): ReactNode {
  const { view, step, me } = props;
  const { isSmall } = useTable();
  const { decision } = useChoice();
  const isDraft = view.phase === 'draft';
  const isNaming =
    decision?.of === 'action' && view.turn?.uses.some((use) => !use.used && use.targets?.[0] === 'character');
  const rivals = view.seats.length - 1;
  const areas = areasFor({
    rivals,
    isDraft,
    isNaming: isNaming === true,
    isLarge: (view.seats[me]?.hand.count ?? 0) > 6,
  });
  return (
    <AimContext value={useAim(step)}>
      <BoardGrid of={props} areas={areas} className={styles.board} data-rivals={rivals}>
        {isSmall && (
          <Area name="line">
            <RoundLine />
          </Area>
        )}
        <Area name="others">
          <OtherSeats />
        </Area>
        <Area key={isDraft ? 'draft' : 'ranks'} name="ranks">
          {isDraft ? <CharacterDraft /> : <Ranks isNaming={isNaming === true} />}
        </Area>
        <Area name="mine">
          <OwnCity withHand={isDraft && isSmall} />
        </Area>
        {!(isDraft && isSmall) && (
          <>
            <Area name="hand" className={styles.hand}>
              <OwnHand />
            </Area>
            <Area name="corner">
              <Corner />
            </Area>
          </>
        )}
      </BoardGrid>
    </AimContext>
  );
}

/** What was aimed counts for the present question alone. */
function useAim(step: number): AimState {
  const [held, hold] = useState<{ step: number; use: CardUse | null; first: Card | null } | null>(null);
  const { use, first } = held?.step === step ? held : { use: null, first: null };
  return useMemo(
    () => ({ use, first, take: (next, card = null) => hold({ step, use: next, first: card }) }),
    [use, first, step],
  );
}
