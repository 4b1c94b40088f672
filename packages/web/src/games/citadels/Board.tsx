import type { CitadelsView } from '@regalia/games/citadels';
import type { Card } from '@regalia/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import type { BoardProps } from '../../kit/gameUi.ts';
import { Area, type Areas, BoardGrid } from '../../kit/layout/BoardGrid.tsx';
import { useTable } from '../../kit/tableContext.ts';
import styles from './Board.module.css';
import { Center } from './Center.tsx';
import { OtherSeats } from './OtherSeats.tsx';
import { OwnArea } from './OwnArea.tsx';
import { OwnHand } from './OwnHand.tsx';
import { Round } from './round/Round.tsx';
import { AimContext, type AimState } from './turn/aim.ts';

/** My city keeps its place at the edge, whether characters are chosen or turns are played. */
const FLAT = '"round round" auto "others center" minmax(112px, 1fr) "own hand" auto / minmax(0, 1fr) minmax(0, 1fr)';
const TURNS: Areas = {
  wide: '"round" auto "others" auto "center" minmax(104px, 1fr) "hand" auto "own" clamp(84px, 16cqh, 128px) / minmax(0, 1fr)',
  tall: '"round" auto "others" auto "center" minmax(150px, 30cqh) "hand" minmax(0, 1fr) "own" 13cqh / minmax(0, 1fr)',
  phone: '"round" auto "others" auto "center" minmax(74px, 1fr) "hand" auto "own" auto / minmax(0, 1fr)',
  flat: FLAT,
};
/** Two rows of other cities leave less. */
const MANY: Areas = {
  ...TURNS,
  wide: '"round" auto "others" auto "center" minmax(86px, 1fr) "hand" auto "own" clamp(78px, 13cqh, 128px) / minmax(0, 1fr)',
};
/** While characters are chosen, they take the room; the hand lies beside my city, as pictures. */
const DRAFT: Areas = {
  wide: '"round" auto "others" auto "center" minmax(0, 1fr) "own" clamp(84px, 16cqh, 128px) / minmax(0, 1fr)',
  tall: '"round" auto "others" auto "center" minmax(0, 1fr) "own" 13cqh / minmax(0, 1fr)',
  phone: '"round" auto "others" auto "center" minmax(0, 1fr) "own" auto / minmax(0, 1fr)',
  flat: '"round round" auto "others center" minmax(112px, 1fr) "own own" auto / minmax(0, 1fr) minmax(0, 2fr)',
};
const DRAFT_OF_MANY: Areas = {
  ...DRAFT,
  wide: '"round" auto "others" auto "center" minmax(0, 1fr) "own" clamp(78px, 13cqh, 128px) / minmax(0, 1fr)',
};
/** On a phone, the picking seat sees the others by who has picked; two characters stand side by side, each with its words. */
const PAIR_HEIGHT = 67;
const pick = (cards: number): string =>
  `"round" auto "center" minmax(${60 + Math.ceil(cards / 2) * PAIR_HEIGHT}px, 1fr) "own" auto / minmax(0, 1fr)`;

/** The whole table: the round, the cities, what is asked, and my own city and hand. */
export function Board(props: BoardProps<CitadelsView>): ReactNode {
  const { view, step } = props;
  const { layout } = useTable();
  const isDraft = view.phase === 'draft';
  const rivals = view.seats.length - 1;
  const picks = isDraft && layout === 'phone' ? view.draft.cards : null;
  const [draft, turns] = rivals > 3 ? [DRAFT_OF_MANY, MANY] : [DRAFT, TURNS];
  const areas = picks ? { ...draft, phone: pick(picks.length) } : isDraft ? draft : turns;
  return (
    <AimContext value={useAim(step)}>
      <BoardGrid of={props} areas={areas} className={styles.board} data-rivals={rivals}>
        <Area name="round">
          <Round />
        </Area>
        {!picks && (
          <Area name="others">
            <OtherSeats />
          </Area>
        )}
        <Area key={picks ? 'pick' : view.phase} name="center">
          <Center />
        </Area>
        {!isDraft && (
          <Area name="hand" className={styles.hand}>
            <OwnHand />
          </Area>
        )}
        <Area name="own">
          <OwnArea />
        </Area>
      </BoardGrid>
    </AimContext>
  );
}

/** What was aimed counts for the present question alone. */
function useAim(step: number): AimState {
  const [held, hold] = useState<{ step: number; card: Card | null; building: Card | null } | null>(null);
  const { card, building } = held?.step === step ? held : { card: null, building: null };
  return useMemo(
    () => ({ card, building, take: (next, old = null) => hold({ step, card: next, building: old }) }),
    [card, building, step],
  );
}
