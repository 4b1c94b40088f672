import { RECOMMENDED_SETS, recommended } from '@regalia/games/dominion';
import type { ReactNode } from 'react';
import type { ShownProps } from '../../../kit/setupProps.ts';
import { useTableSpeech } from '../../../kit/text/speech.ts';
import { KingdomPreview } from './KingdomPreview.tsx';
import { KINGDOM_KINDS, readPicked } from './picking.ts';

const NOBODY = [] as const;

/** The Kingdom of a table, before one sits down at it; nothing where the game will make it. */
export function KingdomShown({ game, options: { kingdom = 'victory-dance', cards = '' } }: ShownProps): ReactNode {
  const speech = useTableSpeech(game, NOBODY);
  const set = RECOMMENDED_SETS.find((one) => one === kingdom);
  const kinds = set === undefined ? readPicked(cards) : recommended(set);
  return kinds.length === KINGDOM_KINDS && <KingdomPreview kinds={kinds} speech={speech} />;
}
