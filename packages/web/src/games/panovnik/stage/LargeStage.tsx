import type { ReactNode } from 'react';
import { Stage } from '../../../kit/cards/Stage.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { cx } from '../../../ui/cx.ts';
import { Market } from '../Market.tsx';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import styles from './LargeStage.module.css';
import { MyPyramid } from './MyPyramid.tsx';
import { ShownPyramid } from './ShownPyramid.tsx';
import type { StageProps } from './stageProps.ts';
import { useIsStaged } from './useIsStaged.ts';

/**
 * Offer and pyramid side by side, or one above the other on a tablet. Between the phases only the divider moves. After the
 * last auction there is no next offer, and the pyramid has all the room.
 */
export function LargeStage({ shown, onClose }: StageProps): ReactNode {
  const { speech } = useTable();
  const { view } = useBoard();
  const isStaged = useIsStaged();
  const isBuilding = view.phase === 'building' || view.phase === 'over';
  const isOver = isBuilding && [...view.offer.above, ...view.offer.below].every((card) => card === null);
  return (
    <div className={cx(styles.stage, isBuilding && styles.building, isOver && styles.last)}>
      {!isOver && (
        <div key={`offer ${isBuilding}`} className={styles.pane}>
          <Market />
        </div>
      )}
      <div key={`pyramid ${isBuilding}`} className={styles.pane}>
        <MyPyramid />
        {isStaged && (
          <div className={styles.options}>
            <Stage title={word(speech, 'stage')} />
          </div>
        )}
      </div>
      {!isOver && <span className={styles.divider} />}
      {shown !== null && <ShownPyramid seat={shown} onClose={onClose} />}
    </div>
  );
}
