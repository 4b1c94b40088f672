import { cardOf, makeKingdomCode } from '@regalia/games/dominion';
import type { Card } from '@regalia/kernel';
import { type ReactNode, useState } from 'react';
import { spokenLook } from '../../../kit/cards/look.ts';
import { Tile } from '../../../kit/cards/Tile.tsx';
import type { TableSpeech } from '../../../kit/text/speech.ts';
import { ART } from '../art/index.ts';
import { look } from '../look.tsx';
import styles from './KingdomChoice.module.css';
import { LargeCard } from './LargeCard.tsx';

interface KingdomPreviewProps {
  readonly kinds: readonly Card[];
  readonly speech: TableSpeech;
}

/** The ten cards of a set, by cost, to be read one by one, and the code to share them by. */
export function KingdomPreview({ kinds, speech }: KingdomPreviewProps): ReactNode {
  const [read, setRead] = useState<Card | null>(null);
  const byCost = kinds.toSorted((a, b) => cardOf(a).cost - cardOf(b).cost || a - b);
  return (
    <>
      <ul className={styles.kinds}>
        {byCost.map((card) => (
          <li key={card}>
            <button
              type="button"
              aria-label={spokenLook(look(card, speech, ART))}
              title={look(card, speech, ART).text}
              onClick={() => setRead(card)}
            >
              <Tile look={look(card, speech, ART)} />
            </button>
          </li>
        ))}
      </ul>
      {read !== null && <LargeCard card={read} speech={speech} onClose={() => setRead(null)} />}
      <p className={styles.code}>
        {speech.plain({ key: 'table.kingdom-code', params: { code: makeKingdomCode(kinds) } })}
      </p>
    </>
  );
}
