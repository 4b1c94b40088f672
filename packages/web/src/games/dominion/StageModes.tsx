import { dominion, MODES, type Mode } from '@regalia/games/dominion';
import type { Decision } from '@regalia/kernel';
import type { ReactNode } from 'react';
import type { BoardProps } from '../gameUi.ts';
import { type Resource, ResourceSign } from './resources.tsx';
import styles from './Stage.module.css';

interface StageModesProps extends Pick<BoardProps, 'choice' | 'speech'> {
  readonly decision: Decision;
}

const SIGN_OF: Partial<Readonly<Record<Mode, Resource>>> = {
  '1-card': 'cards',
  '2-cards': 'cards',
  '3-cards': 'cards',
  '1-action': 'actions',
  '2-actions': 'actions',
  '1-buy': 'buys',
  '1-coin': 'coins',
  '2-coins': 'coins',
};

/** "Choose one" and "choose two" as large buttons. */
export function StageModes({ decision, choice, speech }: StageModesProps): ReactNode {
  return (
    <ul className={styles.modes}>
      {decision.options.map((option) => {
        const mode = MODES[option];
        const sign = mode && SIGN_OF[mode];
        return (
          <li key={option}>
            <button
              type="button"
              className={styles.mode}
              aria-pressed={choice.picked.includes(option)}
              onClick={() => choice.toggle(option)}
            >
              {sign && <ResourceSign of={sign} />}
              {speech.plain(dominion.texts.ofOption(decision, option))}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
