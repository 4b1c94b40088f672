import { type PlacedView, type PlacePlan, rewardsOnLevel } from '@regalia/games/panovnik';
import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import { Choosable } from '../../../kit/choice/Choosable.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { cx } from '../../../ui/cx.ts';
import { RewardSign } from '../card/RewardSign.tsx';
import { RewardSigns } from '../card/RewardSigns.tsx';
import { GemRow } from '../gems/gems.tsx';
import { gemsText } from '../gems/gemText.ts';
import { word } from '../words.ts';
import styles from './EmptySlot.module.css';
import { slotText } from './slotText.ts';

interface PlaceProps {
  readonly card: Card;
  readonly place: PlacePlan;
  /** Names the place by the cards around it. */
  readonly pyramid: readonly PlacedView[];
}

/** An empty slot: what it costs, what eternal gems save, what it brings, and whether it closes a circle. */
export function EmptySlot({ card, place, pyramid }: PlaceProps): ReactNode {
  const { speech } = useTable();
  const { level, cost, saved, closes, payable } = place;
  const due = cost.map((n, color) => n - (saved[color] ?? 0));
  const says = [
    slotText(place, pyramid, speech),
    saved.some((n) => n > 0) && word(speech, 'slot.saves', { saved: gemsText(saved, speech) }),
    closes !== null && word(speech, 'slot.closes'),
    !payable && word(speech, 'slot.dear'),
  ];
  return (
    <Choosable
      of="slot"
      id={place.slot}
      place="pyramid"
      card={null}
      says={says.filter(Boolean).join(', ')}
      className={cx(styles.place, !payable && styles.dear)}
    >
      <span className={styles.frame}>
        <span className={styles.level}>
          <span className={styles.word}>{word(speech, 'level', { n: '' })}</span>
          {level}
        </span>
        <span className={styles.price}>
          <GemRow gems={due} />
          {saved.some((n) => n > 0) && (
            <span className={styles.saved}>
              <GemRow gems={saved} />
            </span>
          )}
        </span>
        <span className={styles.brings}>
          {rewardsOnLevel(card, level).map((reward, i) => (
            <RewardSigns key={i} reward={reward} speech={speech} />
          ))}
          {closes !== null && (
            <span className={styles.closes} title={word(speech, 'slot.closes')}>
              <RewardSign type="circle-bonus" color={closes} />
            </span>
          )}
        </span>
      </span>
    </Choosable>
  );
}
