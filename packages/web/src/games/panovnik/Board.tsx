import type { PanovnikView } from '@regalia/games/panovnik';
import { type ReactNode, useState } from 'react';
import type { BoardProps } from '../../kit/gameUi.ts';
import { Area, type Areas, BoardGrid } from '../../kit/layout/BoardGrid.tsx';
import { useTable } from '../../kit/tableContext.ts';
import styles from './Board.module.css';
import { Purse } from './gems/Purse.tsx';
import { Supply, SupplyLine } from './gems/Supply.tsx';
import { OtherSeats, Priority } from './OtherSeats.tsx';
import { OwnHand } from './OwnHand.tsx';
import { LargeStage } from './stage/LargeStage.tsx';
import { SmallStage } from './stage/SmallStage.tsx';

/** The others above, my hand and purse below; between them the stage, in which auction and pyramid share the room. */
const large = (top: string, mine: string): string =>
  `"supply others others" ${top} "stage stage stage" minmax(0, 1fr) "hand hand purse" ${mine} / minmax(186px, 17cqw) minmax(0, 1fr) minmax(176px, 21cqw)`;
const phone = (others: string, hand: string): string =>
  `"line" 24px "others" ${others} "stage" minmax(0, 1fr) "hand" ${hand} "purse" 46px / minmax(0, 1fr)`;
const FLAT =
  '"line line" 24px "stage others" 46px "stage hand" minmax(0, 1fr) "stage purse" 46px / minmax(0, 3fr) minmax(0, 2fr)';

const AREAS: Areas = {
  wide: large('clamp(106px, 18.4cqh, 150px)', 'clamp(138px, 22.5cqh, 190px)'),
  tall: large('150px', '190px'),
  phone: phone('46px', '76px'),
  roomy: phone('104px', '88px'),
  flat: FLAT,
};

/** While the first card is chosen there is nothing but the few of them to look at. */
const FIRST_CARDS: Areas = {
  wide: large('clamp(106px, 18.4cqh, 150px)', '44cqh'),
  tall: large('150px', '36cqh'),
  phone: phone('46px', '46cqh'),
  flat: FLAT,
};

/** Nobody else is there: the supply lies beside the hand. */
const alone = (mine: string): string =>
  `"stage stage stage" minmax(0, 1fr) "supply hand purse" ${mine} / minmax(186px, 17cqw) minmax(0, 1fr) minmax(176px, 21cqw)`;
const ALONE: Areas = {
  wide: alone('clamp(138px, 24cqh, 200px)'),
  tall: alone('200px'),
  phone: '"line" 24px "stage" minmax(0, 1fr) "hand" 88px "purse" 46px / minmax(0, 1fr)',
  flat: '"line line" 24px "stage hand" minmax(0, 1fr) "stage purse" 46px / minmax(0, 3fr) minmax(0, 2fr)',
};
const ALONE_FIRST: Areas = {
  ...ALONE,
  wide: alone('50cqh'),
  tall: alone('36cqh'),
  phone: '"line" 24px "stage" minmax(0, 1fr) "hand" 50cqh "purse" 46px / minmax(0, 1fr)',
};

function areasOf({ seats, phase }: PanovnikView): Areas {
  const isFirst = phase === 'set-up';
  if (seats.length === 1) return isFirst ? ALONE_FIRST : ALONE;
  return isFirst ? FIRST_CARDS : AREAS;
}

export function Board(props: BoardProps<PanovnikView>): ReactNode {
  const { view, me } = props;
  const { isSmall } = useTable();
  const [shown, setShown] = useState<number | null>(null);
  const own = view.seats[me];
  const stage = { shown, onClose: () => setShown(null) };
  return (
    <BoardGrid of={props} areas={areasOf(view)} className={styles.board}>
      {isSmall ? (
        <Area name="line">
          <SupplyLine>
            <Priority seat={me} />
          </SupplyLine>
        </Area>
      ) : (
        <Area name="supply">
          <Supply />
        </Area>
      )}
      {view.seats.length > 1 && (
        <Area name="others">
          <OtherSeats shown={shown} onShow={(seat) => setShown(seat === shown ? null : seat)} />
        </Area>
      )}
      <Area name="stage" className={styles.stage}>
        {isSmall ? <SmallStage {...stage} /> : <LargeStage {...stage} />}
      </Area>
      <Area name="hand" className={styles.hand}>
        <OwnHand />
      </Area>
      <Area name="purse">{own !== undefined && <Purse own={own} />}</Area>
    </BoardGrid>
  );
}
