import type { RankView } from '@regalia/games/citadels';
import type { ReactNode } from 'react';
import tones from '../../../kit/cards/tones.module.css';
import { Choosable } from '../../../kit/choice/Choosable.tsx';
import { Badge } from '../../../kit/parts/Badge.tsx';
import { Jewel } from '../../../kit/seats/Jewel.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { murdered, robbed } from '../token.tsx';
import { useTargets } from '../turn/aim.ts';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import styles from './Ranks.module.css';

/** The eight characters in the order of their turns: who was called, who answered, who is murdered or to be robbed. */
export function Ranks(): ReactNode {
  const { view, me } = useBoard();
  const { speech } = useTable();
  const mine = view.seats[me]?.characters.cards ?? [];
  return (
    <ol className={styles.ranks} aria-label={word(speech, 'ranks')} data-place="ranks" data-arrows>
      {view.ranks.map((rank) => (
        <li key={rank.rank} data-place={`rank-${rank.rank}`}>
          <Rank rank={rank} isMine={mine.includes(rank.card)} />
        </li>
      ))}
    </ol>
  );
}

interface RankProps {
  readonly rank: RankView;
  readonly isMine: boolean;
}

function Rank({ rank, isMine }: RankProps): ReactNode {
  const { speech, cardFace } = useTable();
  const { ofRank } = useTargets();
  const { card, state, seat } = rank;
  const { name, tone, art } = cardFace(card);
  const marks = [
    rank.murdered && speech.text('rank.murdered'),
    rank.robbed && speech.text('rank.robbed'),
    isMine && word(speech, 'rank.mine'),
    seat !== null && word(speech, 'rank.held', { name: speech.toldName(seat) }),
  ].filter(Boolean);
  const says = word(speech, 'rank.says', {
    rank: rank.rank,
    name,
    state: [speech.text(`rank.${state}`), ...marks].join(', '),
  });
  return (
    <Choosable
      {...(ofRank(card) ?? { of: 'rank', id: card })}
      card={card}
      says={says}
      className={cx(styles.rank, tones[tone], isMine && styles.mine, styles[state])}
    >
      <span className={cx(styles.picture, (state === 'unanswered' || state === 'face-up') && styles.absent)}>
        <b className={styles.number}>{rank.rank}</b>
        <Icon paths={art} className={styles.art} />
        {(rank.murdered || rank.robbed) && (
          <Badge variant="danger" corner="top-right">
            <Icon paths={rank.murdered ? murdered : robbed} />
          </Badge>
        )}
      </span>
      <span className={styles.foot}>
        {seat !== null && <Jewel seat={seat} />}
        <span className={styles.name}>{name}</span>
      </span>
    </Choosable>
  );
}
