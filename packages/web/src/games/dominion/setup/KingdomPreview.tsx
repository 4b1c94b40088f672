import { cardOf, makeKingdomCode } from '@regalia/games/dominion';
import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import type { TableSpeech } from '../../../kit/text/speech.ts';
import { KindTiles } from './KindTiles.tsx';
import styles from './KingdomChoice.module.css';

interface KingdomPreviewProps {
  readonly kinds: readonly Card[];
  readonly speech: TableSpeech;
}

/** The ten cards of a set, by cost, to be read one by one, and the code to share them by. */
export function KingdomPreview({ kinds, speech }: KingdomPreviewProps): ReactNode {
  return (
    <>
      <KindTiles kinds={kinds.toSorted((a, b) => cardOf(a).cost - cardOf(b).cost || a - b)} speech={speech} />
      <p className={styles.code}>
        {speech.plain({ key: 'table.kingdom-code', params: { code: makeKingdomCode(kinds) } })}
      </p>
    </>
  );
}
