import { cardOf, makeKingdomCode } from '@regalia/games/dominion';
import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import type { TableSpeech } from '../../../table/speech.ts';
import { textOf } from '../cardText.ts';
import { DominionTile } from '../DominionTile.tsx';
import styles from './KingdomChoice.module.css';

interface KingdomPreviewProps {
  readonly kinds: readonly Card[];
  readonly speech: TableSpeech;
}

/** The ten cards of a set, by cost, and the code to share them by. */
export function KingdomPreview({ kinds, speech }: KingdomPreviewProps): ReactNode {
  const byCost = kinds.toSorted((a, b) => cardOf(a).cost - cardOf(b).cost || a - b);
  return (
    <>
      <ul className={styles.kinds}>
        {byCost.map((card) => (
          <li key={card} title={textOf(card, speech)}>
            <DominionTile card={card} speech={speech} />
          </li>
        ))}
      </ul>
      <p className={styles.code}>
        {speech.plain({ key: 'table.kingdom-code', params: { code: makeKingdomCode(kinds) } })}
      </p>
    </>
  );
}
