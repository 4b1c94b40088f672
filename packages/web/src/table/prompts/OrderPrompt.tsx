import type { Decision } from '@regalia/kernel';
import type { ReactNode } from 'react';
import type { GameUi } from '../../games/gameUi.ts';
import { cx } from '../../ui/cx.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import type { TableSpeech } from '../speech.ts';
import type { Draft } from '../useDraft.ts';
import styles from './prompts.module.css';

interface OrderPromptProps {
  readonly decision: Decision;
  readonly draft: Draft;
  readonly speech: TableSpeech;
  readonly optionText: (option: number) => string;
  readonly slotName: GameUi['slotName'];
}

/** Numbered places that fill one after the other; the game may name them. A filled place is emptied by a click. */
export function OrderPrompt({ decision, draft, speech, optionText, slotName }: OrderPromptProps): ReactNode {
  return (
    <ol className={styles.slots}>
      {Array.from({ length: decision.max }, (_, i) => {
        const option = draft.picked[i];
        const name = speech.text(`slot.${decision.prompt}.${i + 1}`) ?? slotName?.(decision, i, speech) ?? `${i + 1}.`;
        return (
          <li
            key={i}
            className={cx(styles.slot, option !== undefined && styles.filled, i === draft.picked.length && styles.next)}
          >
            <span className={styles.slotName}>{name}</span>
            {option === undefined ? (
              <span className={styles.slotEmpty}>{speech.t('slot.empty')}</span>
            ) : (
              <button
                type="button"
                className={styles.slotCard}
                onClick={() => draft.set(draft.picked.toSpliced(i, 1))}
                title={speech.t('slot.clear')}
              >
                {optionText(option)}
                <Glyph name="close" className={styles.slotGlyph} />
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
