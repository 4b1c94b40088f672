import type { ReactNode } from 'react';
import { useTable } from '../../../kit/tableContext.ts';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import { Purse } from './Purse.tsx';
import styles from './TurnBar.module.css';

/** Whose turn it is, and what is left to spend in it. */
export function TurnBar(): ReactNode {
  const { view } = useBoard();
  const { speech, layout, room } = useTable();
  const { turn, phase, emptyPiles, reduction, copperValue, actionPlays } = view;
  // Where there is no room for all, the last is cut.
  const facts = [
    reduction > 0 && word(speech, 'all-cheaper', { n: reduction }),
    copperValue > 1 && word(speech, 'copper-gives', { n: copperValue }),
    emptyPiles > 0 && word(speech, 'empty-piles', { n: emptyPiles }),
    actionPlays > 0 && word(speech, 'action-plays', { n: actionPlays }),
  ]
    .filter(Boolean)
    .join(' · ');
  const whose = word(speech, 'turn.of', { name: speech.nameOf(turn), turn: view.seats[turn]?.turns ?? 0 });
  const isShared = layout === 'phone' && (room === 'low' || view.seats.length > 2);
  return (
    <div className={styles.bar} data-place="turn">
      <span className={styles.who}>
        <b className={styles.whose}>{whose}</b>
        <span key={whose} className={styles.phase}>
          {speech.text(`phase.${phase}`)}
        </span>
      </span>
      <Purse isBare={isShared || layout === 'flat'} />
      <p className={styles.facts} title={facts}>
        {facts}
      </p>
      {view.kingdomCode !== '' && (
        <span className={styles.code}>
          {speech.plain({ key: 'table.kingdom-code', params: { code: view.kingdomCode } })}
        </span>
      )}
    </div>
  );
}
