import type { RankView } from '@regalia/games/citadels';
import type { ReactNode } from 'react';
import tones from '../../../kit/cards/face/tones.module.css';
import { Choosable } from '../../../kit/choice/Choosable.tsx';
import { Jewel } from '../../../kit/seats/Jewel.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { murdered, robbed } from '../token.tsx';
import { useTargets } from '../turn/aim.ts';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import styles from './Ranks.module.css';
import { useRankState } from './rankState.ts';

/**
 * The eight characters in the order of their turns: who was called, who answered, who is murdered or to be robbed. While one of
 * them is to be named, each has room for a finger on a phone.
 */
export function Ranks({ isNaming }: { readonly isNaming: boolean }): ReactNode {
  const { view } = useBoard();
  const { speech } = useTable();
  return (
    <ol
      className={styles.ranks}
      aria-label={word(speech, 'ranks')}
      data-place="ranks"
      data-naming={isNaming || undefined}
      data-arrows
    >
      {view.ranks.map((rank) => (
        <li key={rank.rank} data-place={`rank-${rank.rank}`}>
          <Rank rank={rank} />
        </li>
      ))}
    </ol>
  );
}

function Rank({ rank }: { readonly rank: RankView }): ReactNode {
  const { cardFace } = useTable();
  const { ofRank } = useTargets();
  const { isMine, isOut, shown, says } = useRankState(rank);
  const { card, seat, state } = rank;
  const { name, tone, art } = cardFace(card);
  const isFaded = (isOut || state === 'played') && !rank.murdered;
  const fate = rank.murdered ? murdered : rank.robbed ? robbed : null;
  return (
    <Choosable
      {...(ofRank(card) ?? { of: 'rank', id: card })}
      card={card}
      says={says}
      className={cx(
        styles.rank,
        tones[tone],
        styles[state],
        isMine && state !== 'turn' && styles.mine,
        isOut && !rank.murdered && styles.absent,
        rank.murdered && styles.murdered,
        rank.robbed && styles.robbed,
      )}
    >
      <span className={cx(styles.picture, isFaded && styles.faded)}>
        <b className={styles.number}>{rank.rank}</b>
        <Icon paths={art} className={styles.art} />
        {fate && <Icon paths={fate} className={styles.fate} />}
      </span>
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className={styles.state}>
          {seat !== null && <Jewel seat={seat} />}
          <span>{shown}</span>
        </span>
      </span>
    </Choosable>
  );
}
