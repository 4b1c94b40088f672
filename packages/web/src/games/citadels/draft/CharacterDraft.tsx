import type { RankView } from '@regalia/games/citadels';
import type { CSSProperties, ReactNode } from 'react';
import { useTable } from '../../../kit/tableContext.ts';
import { cx } from '../../../ui/cx.ts';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import styles from './CharacterDraft.module.css';
import { DraftCard } from './DraftCard.tsx';
import { FurledCard } from './FurledCard.tsx';

/** More cards than these stand in two columns on a phone. */
const ONE_COLUMN = 4;

/**
 * The characters of the round, unfurled: those I may take and those I have are seen whole, the others stay narrow and say why. On a
 * phone the narrow ones come first.
 */
export function CharacterDraft(): ReactNode {
  const { view, me } = useBoard();
  const { speech, layout } = useTable();
  const { draft, ranks, seats } = view;
  const mine = seats[me]?.characters.cards ?? [];
  const isWhole = ({ card }: RankView): boolean => (draft.cards ?? mine).includes(card);
  const draw = (rank: RankView): ReactNode => (
    <li key={rank.card} data-place={`rank-${rank.rank}`} className={cx(isWhole(rank) ? styles.whole : styles.furled)}>
      {isWhole(rank) ? (
        <DraftCard card={rank.card} seat={draft.seat ?? me} />
      ) : (
        <FurledCard rank={rank} isPicking={draft.cards !== null} isFirst={draft.picks === 0} />
      )}
    </li>
  );
  const whole = ranks.filter(isWhole);
  const columns = layout === 'phone' ? (whole.length > ONE_COLUMN ? 2 : 1) : layout === 'flat' ? 2 : 4;
  return (
    <section className={styles.draft} aria-label={word(speech, 'draft')} data-place="draft">
      {layout === 'wide' ? (
        <ol key={view.round} className={styles.row} data-place="ranks" data-arrows>
          {ranks.map(draw)}
        </ol>
      ) : (
        <ol
          key={view.round}
          className={cx(styles.stacked, whole.length === 0 && styles.waiting)}
          data-place="ranks"
          data-arrows
          style={
            {
              '--furled': Math.min(4, Math.max(8 - whole.length, 1)),
              '--whole': Math.min(columns, whole.length || 1),
            } as CSSProperties
          }
        >
          <li className={styles.group}>
            <ol className={styles.narrow}>{ranks.filter((rank) => !isWhole(rank)).map(draw)}</ol>
          </li>
          {whole.length > 0 && (
            <li className={styles.group}>
              <ol className={styles.cards}>{whole.map(draw)}</ol>
            </li>
          )}
        </ol>
      )}
    </section>
  );
}
