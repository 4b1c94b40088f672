import { type ReactNode, useState } from 'react';
import { Stage } from '../../../kit/cards/Stage.tsx';
import { useChoice } from '../../../kit/choice/choice.ts';
import { totalIfScoredNow } from '../../../kit/score.ts';
import { Jewel } from '../../../kit/seats/Jewel.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { TakeGems, useTakesGems } from '../gems/Supply.tsx';
import { LegendButton } from '../legend/Legend.tsx';
import { Market } from '../Market.tsx';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import { MyPyramid } from './MyPyramid.tsx';
import { ShownPyramid } from './ShownPyramid.tsx';
import styles from './SmallStage.module.css';
import type { StageProps } from './stageProps.ts';
import { useIsStaged } from './useIsStaged.ts';

type Tab = 'options' | 'offer' | 'pyramid';

/** On a phone auction and pyramid take turns as the phase has it, and a question turns to its place; after that the reader decides. */
export function SmallStage({ shown, onClose }: StageProps): ReactNode {
  const { speech } = useTable();
  const { view, me } = useBoard();
  const { decision } = useChoice();
  const [isStaged, takesGems] = [useIsStaged(), useTakesGems()];
  const asked = isStaged || takesGems ? 'options' : decision?.where?.place;
  const place = asked === 'options' || asked === 'pyramid' || asked === 'offer' ? asked : null;
  const moment = `${view.round} ${view.phase} ${place}`;
  const [turned, setTurned] = useState<{ readonly to: Tab; readonly at: string } | null>(null);
  const usual = place ?? (view.phase === 'building' || view.phase === 'over' ? 'pyramid' : 'offer');
  const tab = turned?.at === moment ? turned.to : usual;
  const tabs: readonly Tab[] = place === 'options' ? ['options', 'offer', 'pyramid'] : ['offer', 'pyramid'];
  const turn = (to: Tab): void => {
    setTurned({ to, at: moment });
    onClose();
  };
  return (
    <div className={styles.stage}>
      <div className={styles.switch}>
        <div className={styles.tabs} role="tablist">
          {tabs.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              aria-selected={one === tab && shown === null}
              onClick={() => turn(one)}
            >
              {one === 'pyramid' ? (
                <>
                  <Jewel seat={me} /> <MyTab />
                </>
              ) : (
                word(speech, one === 'options' ? 'stage' : view.phase === 'building' ? 'offer.next' : 'offer')
              )}
            </button>
          ))}
        </div>
        <LegendButton />
      </div>
      <div className={styles.shown}>
        {tab === 'offer' ? (
          <Market />
        ) : tab === 'pyramid' ? (
          <MyPyramid />
        ) : takesGems ? (
          <TakeGems />
        ) : (
          <Stage title={word(speech, 'stage')} />
        )}
        {shown !== null && <ShownPyramid seat={shown} onClose={onClose} />}
      </div>
    </div>
  );
}

/** My pyramid with what it would score now. */
function MyTab(): ReactNode {
  const { speech } = useTable();
  const { score, me } = useBoard();
  const own = score[me];
  const points = own === undefined ? null : totalIfScoredNow(own);
  return (
    <span>
      {word(speech, 'tab.pyramid')}
      {points !== null && ` · ${points}`}
    </span>
  );
}
