import type { Reward } from '@regalia/games/panovnik';
import type { ReactNode } from 'react';
import type { TableSpeech } from '../../../kit/text/speech.ts';
import { word } from '../words.ts';
import { RewardSign } from './RewardSign.tsx';
import styles from './RewardSigns.module.css';

/** Those that are drawn as often as they count. */
const REPEATED: readonly Reward['type'][] = ['science', 'magic', 'defense', 'attack', 'eternal'];
const BONUSES: readonly Reward['type'][] = ['magic-bonus', 'circle-bonus'];

interface RewardSignsProps {
  readonly reward: readonly Reward[];
  readonly speech: TableSpeech;
}

/** What a row brings: a number, a sign and, where there is room, a word. A pointer that rests on a sign is told what it is for. */
export function RewardSigns({ reward, speech }: RewardSignsProps): ReactNode {
  return (
    <span className={styles.reward} data-parts={reward.length}>
      {reward.map(({ type, count, color }, i) => {
        const isRepeated = REPEATED.includes(type);
        const times = isRepeated ? count : 1;
        return (
          <span key={i} className={styles.part} title={word(speech, `sign.${type}.says`)}>
            {!isRepeated && (
              <b>
                {BONUSES.includes(type) && '+'}
                {count}
              </b>
            )}
            {Array.from({ length: times }, (_, n) => (
              <RewardSign key={n} type={type} color={color} />
            ))}
            {reward.length === 1 && times === 1 && (
              <span className={styles.word}>{word(speech, `sign.${type}.short`, { n: count })}</span>
            )}
          </span>
        );
      })}
    </span>
  );
}
