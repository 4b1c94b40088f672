import type { DominionView } from '@regalia/games/dominion';
import type { ReactNode } from 'react';
import type { TableSpeech } from '../../table/speech.ts';
import { cx } from '../../ui/cx.ts';
import { type Resource, ResourceSign } from './resources.tsx';
import styles from './TurnBar.module.css';
import { word } from './words.ts';

interface TurnBarProps {
  readonly view: DominionView;
  readonly speech: TableSpeech;
}

const PURSE = ['actions', 'buys', 'coins'] as const satisfies readonly Resource[];

/** Whose turn it is, and what is left to spend in it. */
export function TurnBar({ view, speech }: TurnBarProps): ReactNode {
  const { turn, phase, emptyPiles, reduction, copperValue, actionPlays } = view;
  const facts = [
    actionPlays > 0 && word(speech, 'action-plays', { n: actionPlays }),
    reduction > 0 && word(speech, 'all-cheaper', { n: reduction }),
    copperValue > 1 && word(speech, 'copper-gives', { n: copperValue }),
    emptyPiles > 0 && word(speech, 'empty-piles', { n: emptyPiles }),
  ].filter(Boolean);
  return (
    <div className={styles.bar} data-place="turn">
      <span className={styles.who}>
        <b>{word(speech, 'turn.of', { name: speech.nameOf(turn), turn: view.seats[turn]?.turns ?? 0 })}</b>
        <span className={styles.phase}>{speech.text(`phase.${phase}`)}</span>
      </span>
      <ul className={styles.purse} data-place="purse">
        {PURSE.map((of) => (
          <li key={of} className={cx(styles.coin, view[of] === 0 && styles.none)}>
            <ResourceSign of={of} />
            <span>{speech.plain({ key: `table.${of}`, params: { n: view[of] } })}</span>
          </li>
        ))}
      </ul>
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={String(fact)}>{fact}</li>
          ))}
        </ul>
      )}
      {view.kingdomCode !== '' && (
        <span className={styles.code}>
          {speech.plain({ key: 'table.kingdom-code', params: { code: view.kingdomCode } })}
        </span>
      )}
    </div>
  );
}
