import type { Card, ScoreLine } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { paths as monument } from '~icons/game-icons/obelisk';
import { CardButton } from '../../cards/CardButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { BoardProps } from '../gameUi.ts';
import styles from './KingdomCard.module.css';
import { TidesCard } from './TidesCard.tsx';

interface KingdomCardProps extends Pick<BoardProps, 'speech'> {
  readonly card: Card;
  readonly line: ScoreLine | undefined;
  readonly isMonument: boolean;
  readonly onCard: (card: Card) => void;
}

export function KingdomCard({ card, line, isMonument, speech, onCard }: KingdomCardProps): ReactNode {
  const points = line?.points ?? 0;
  const why = line ? speech.plain(line) : '';
  const what = isMonument ? `${speech.text('zone.monuments')}: ` : '';
  return (
    <CardButton
      card={card}
      label={`${what}${speech.cardName(card)}, ${speech.t('points', { n: points })}. ${why}`}
      motion={String(card)}
      onChoose={() => onCard(card)}
    >
      <TidesCard card={card} speech={speech} points={points} />
      {isMonument && (
        <span className={styles.monument}>
          <Icon paths={monument} className={styles.icon} />
        </span>
      )}
    </CardButton>
  );
}
