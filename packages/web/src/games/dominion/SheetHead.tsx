import type { DominionView } from '@regalia/games/dominion';
import type { ReactNode } from 'react';
import type { BoardProps } from '../gameUi.ts';
import { Purse } from './Purse.tsx';
import { placeOf } from './place.ts';
import styles from './SupplySheet.module.css';

interface SheetHeadProps extends Pick<BoardProps, 'game' | 'choice' | 'speech'> {
  readonly view: DominionView;
}

/** What a card asks for, even while a marked pile is described below; else what there is to spend. */
export function SheetHead({ game, view, choice: { decision }, speech }: SheetHeadProps): ReactNode {
  if (decision === null || decision.params.source === undefined || placeOf(decision) !== 'supply')
    return <Purse view={view} speech={speech} />;
  return <p className={styles.question}>{speech.plain(game.texts.ofDecision(decision))}</p>;
}
