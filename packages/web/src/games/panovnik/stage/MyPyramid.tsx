import { BIDS, type CardPlan, type PanovnikView } from '@regalia/games/panovnik';
import { type Decision, paramId } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { type Choice, useChoice } from '../../../kit/choice/choice.ts';
import { ZoomPan } from '../../../kit/parts/ZoomPan.tsx';
import { SeatPlate } from '../../../kit/seats/SeatPlate.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { cx } from '../../../ui/cx.ts';
import { Legend, LegendButton } from '../legend/Legend.tsx';
import { auctionStatus, PointsNow, Priority } from '../OtherSeats.tsx';
import { Pyramid } from '../pyramid/Pyramid.tsx';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import styles from './MyPyramid.module.css';

/** My pyramid, as large as the room allows, with the places of the card that is marked or being placed. */
export function MyPyramid(): ReactNode {
  const { speech, isSmall } = useTable();
  const { view, me, score } = useBoard();
  const choice = useChoice();
  const own = view.seats[me];
  if (own === undefined) return null;
  const isAsked = choice.decision?.where?.place === 'pyramid';
  return (
    <div className={cx(styles.mine, isAsked && styles.asking)}>
      {!isSmall && (
        <header className={styles.head}>
          <SeatPlate seat={me} />
          <Priority seat={me} />
          <PointsNow seat={me} />
          <span className={styles.status}>{view.standing[me] !== BIDS && auctionStatus(view, me, speech)}</span>
          <LegendButton />
        </header>
      )}
      <div className={styles.body}>
        {view.phase === 'auction' && !isSmall && (
          <div className={styles.legend}>
            <Legend />
          </div>
        )}
        <div className={styles.room}>
          <ZoomPan label={word(speech, 'pyramid.mine')} hasFreeCorner>
            <div className={styles.pyramid}>
              <Pyramid own={own} seat={me} score={score[me]} plan={planFor(view, choice)} hasRoom />
            </div>
          </ZoomPan>
        </div>
      </div>
    </div>
  );
}

/** The places of the card that is being placed or that is marked in my hand. */
function planFor(view: PanovnikView, { decision, picked }: Choice): CardPlan | undefined {
  if (decision === null) return undefined;
  const card = decision.of === 'slot' ? paramId(decision.params, 'card') : markedCard(decision, picked);
  const plan = view.plans.find((one) => one.card === card);
  if (plan === undefined || decision.of !== 'slot') return plan;
  return { card: plan.card, places: plan.places.filter(({ slot }) => decision.options.includes(slot)) };
}

/** The card marked in my hand where the question is which one to build. */
function markedCard({ of, params }: Decision, picked: readonly number[]): number | null {
  return of === 'card' && params.building !== undefined ? (picked[0] ?? null) : null;
}
