import type { CitadelsView } from '@regalia/games/citadels';
import type { Card } from '@regalia/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import type { BoardProps } from '../../kit/gameUi.ts';
import { Area, type Areas, Board } from '../../kit/layout/Board.tsx';
import { useTable } from '../../kit/tableContext.ts';
import { type Aim, AimContext } from './aim.ts';
import styles from './CitadelsBoard.module.css';
import { Middle } from './Middle.tsx';
import { Mine } from './Mine.tsx';
import { MyHand } from './MyHand.tsx';
import { Others } from './Others.tsx';
import { Round } from './Round.tsx';

/** My city keeps its place at the edge, whether characters are chosen or turns are played. */
const FLAT = '"round round" auto "others middle" minmax(112px, 1fr) "mine hand" auto / minmax(0, 1fr) minmax(0, 1fr)';
const TURNS: Areas = {
  wide: '"round" auto "others" auto "middle" minmax(104px, 1fr) "hand" auto "mine" clamp(84px, 16cqh, 128px) / minmax(0, 1fr)',
  tall: '"round" auto "others" auto "middle" minmax(150px, 30cqh) "hand" minmax(0, 1fr) "mine" 13cqh / minmax(0, 1fr)',
  phone: '"round" auto "others" auto "middle" minmax(74px, 1fr) "hand" auto "mine" auto / minmax(0, 1fr)',
  flat: FLAT,
};
/** Two rows of other cities leave less. */
const MANY: Areas = {
  ...TURNS,
  wide: '"round" auto "others" auto "middle" minmax(86px, 1fr) "hand" auto "mine" clamp(78px, 13cqh, 128px) / minmax(0, 1fr)',
};
/** While characters are chosen, they take the room; the hand lies beside my city, as pictures. */
const DRAFT: Areas = {
  wide: '"round" auto "others" auto "middle" minmax(0, 1fr) "mine" clamp(84px, 16cqh, 128px) / minmax(0, 1fr)',
  tall: '"round" auto "others" auto "middle" minmax(0, 1fr) "mine" 13cqh / minmax(0, 1fr)',
  phone: '"round" auto "others" auto "middle" minmax(0, 1fr) "mine" auto / minmax(0, 1fr)',
  flat: '"round round" auto "others middle" minmax(112px, 1fr) "mine mine" auto / minmax(0, 1fr) minmax(0, 2fr)',
};
const DRAFT_OF_MANY: Areas = {
  ...DRAFT,
  wide: '"round" auto "others" auto "middle" minmax(0, 1fr) "mine" clamp(78px, 13cqh, 128px) / minmax(0, 1fr)',
};
/** On a phone, whoever picks sees the others by who has picked; two characters stand side by side, each with its words. */
const PAIR_HEIGHT = 67;
const pick = (cards: number): string =>
  `"round" auto "middle" minmax(${60 + Math.ceil(cards / 2) * PAIR_HEIGHT}px, 1fr) "mine" auto / minmax(0, 1fr)`;

/** The whole table: the round, the cities, what is asked, and my own city and hand. */
export function CitadelsBoard(props: BoardProps<CitadelsView>): ReactNode {
  const { view, step } = props;
  const { layout } = useTable();
  const isDraft = view.phase === 'draft';
  const rivals = view.seats.length - 1;
  const picks = isDraft && layout === 'phone' ? view.draft.cards : null;
  const [draft, turns] = rivals > 3 ? [DRAFT_OF_MANY, MANY] : [DRAFT, TURNS];
  const areas = picks ? { ...draft, phone: pick(picks.length) } : isDraft ? draft : turns;
  return (
    <AimContext value={useAim(step)}>
      <Board of={props} areas={areas} className={styles.board} data-rivals={rivals}>
        <Area name="round">
          <Round />
        </Area>
        {!picks && (
          <Area name="others">
            <Others />
          </Area>
        )}
        <Area key={picks ? 'pick' : view.phase} name="middle">
          <Middle />
        </Area>
        {!isDraft && (
          <Area name="hand" className={styles.hand}>
            <MyHand />
          </Area>
        )}
        <Area name="mine">
          <Mine />
        </Area>
      </Board>
    </AimContext>
  );
}

/** What was aimed counts for the present question alone. */
function useAim(step: number): Aim {
  const [held, hold] = useState<{ step: number; card: Card | null; building: Card | null } | null>(null);
  const { card, building } = held?.step === step ? held : { card: null, building: null };
  return useMemo(
    () => ({ card, building, take: (next, old = null) => hold({ step, card: next, building: old }) }),
    [card, building, step],
  );
}
