import { type LevelNow, type PanovnikView, rewardsOnLevel, rewardsParam, whatNow } from '@regalia/games/panovnik';
import type { Card } from '@regalia/kernel';
import type { ReactNode } from 'react';
import type { WhatNowProps } from '../../../kit/gameUi.ts';
import { useTable } from '../../../kit/tableContext.ts';
import type { TableSpeech } from '../../../kit/text/speech.ts';
import { cx } from '../../../ui/cx.ts';
import { RewardSign } from '../card/RewardSign.tsx';
import { RewardSigns } from '../card/RewardSigns.tsx';
import { GemRow } from '../gems/gems.tsx';
import { colorName, gemsText } from '../gems/gemText.ts';
import { Legend } from '../legend/Legend.tsx';
import { word } from '../words.ts';
import styles from './WhatNow.module.css';

/** Beside a card that is not built yet: what each of its rows would cost and bring me now, and what the signs mean. */
export function WhatNow({ card, view, me }: WhatNowProps<PanovnikView>): ReactNode {
  const { speech } = useTable();
  const isBuilt = view.seats.some(({ pyramid }) => pyramid.some((placed) => placed.card === card));
  const levels = me === null || isBuilt || view.phase === 'over' ? [] : whatNow(view, me, card);
  return (
    <>
      {levels.length > 0 && (
        <ol className={styles.levels} aria-label={word(speech, 'now.title')}>
          {levels.map((level) => (
            <Level key={level.level} card={card} now={level} />
          ))}
        </ol>
      )}
      <Legend />
    </>
  );
}

function Level({ card, now }: { readonly card: Card; readonly now: LevelNow }): ReactNode {
  const { speech } = useTable();
  const { level, cost, saved, hasPlace, closes, gain, missing } = now;
  const due = cost.map((n, color) => n - (saved[color] ?? 0));
  const options = rewardsOnLevel(card, level);
  const isOpen = hasPlace && missing.every((n) => n === 0);
  return (
    <li className={cx(styles.level, !isOpen && styles.closed)}>
      <b className={styles.name}>{word(speech, 'level', { n: level })}</b>
      <span className={styles.price}>
        <span className={styles.gems}>
          <GemRow gems={due} />
          {saved.some((n) => n > 0) && (
            <span className={styles.saved}>
              <GemRow gems={saved} />
            </span>
          )}
        </span>
        <small>{priceText(now, speech)}</small>
      </span>
      <span className={styles.brings}>
        {options.map((parts, i) => (
          <span key={i} className={styles.option}>
            <RewardSigns reward={parts} speech={speech} />
            <span className={styles.words}>
              {speech.plain({ key: 'law-option', params: { rewards: rewardsParam(parts) } })}
            </span>
          </span>
        ))}
        {closes !== null && (
          <span className={styles.option}>
            <RewardSign type="circle-bonus" color={closes} />
            {word(speech, 'now.closes', { color: colorName(closes, speech, 'masc') })}
          </span>
        )}
      </span>
      {hasPlace && (
        <span className={styles.gain} data-none={gain <= 0 || undefined} title={word(speech, 'now.gain', { n: gain })}>
          <b aria-hidden="true">{gain > 0 ? `+${gain}` : gain}</b>
          <span className="visually-hidden">{word(speech, 'now.gain', { n: gain })}</span>
          <RewardSign type="points" />
        </span>
      )}
    </li>
  );
}

/** Whether I could pay for it here and now. */
function priceText({ hasPlace, cost, saved, missing }: LevelNow, speech: TableSpeech): string {
  if (!hasPlace) return word(speech, 'now.no-place');
  if (missing.some((n) => n > 0)) return word(speech, 'now.missing', { gems: gemsText(missing, speech) });
  if (saved.some((n) => n > 0)) return word(speech, 'slot.saves', { saved: gemsText(saved, speech) });
  return word(speech, cost.some((n) => n > 0) ? 'now.payable' : 'now.free');
}
