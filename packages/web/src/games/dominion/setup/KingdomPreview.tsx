import { cardOf, makeKingdomCode } from '@regalia/games/dominion';
import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { Tile } from '../../../kit/cards/Tile.tsx';
import type { TableSpeech } from '../../../kit/text/speech.ts';
import { ART } from '../art/index.ts';
import { look } from '../look.tsx';
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
          <li key={card} title={look(card, speech, ART).text}>
            <Tile look={look(card, speech, ART)} />
          </li>
        ))}
      </ul>
      <p className={styles.code}>
        {speech.plain({ key: 'table.kingdom-code', params: { code: makeKingdomCode(kinds) } })}
      </p>
    </>
  );
}
