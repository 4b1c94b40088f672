import type { ReactNode } from 'react';
import { useTable } from '../../../kit/tableContext.ts';
import { cx } from '../../../ui/cx.ts';
import { Glyph } from '../../../ui/icons/Glyph.tsx';
import type { PromptOptionsProps } from './promptOptionsProps.ts';
import styles from './prompts.module.css';

/** Numbered places that fill one after the other; the game may name them. A filled place is emptied by a click. */
export function OrderPrompt({ decision, choice }: PromptOptionsProps): ReactNode {
  const { game, ui, speech } = useTable();
  const { picked, set } = choice;
  return (
    <ol className={styles.slots}>
      {Array.from({ length: decision.max }, (_, i) => {
        const option = picked[i];
        const name = speech.text(`slot.${decision.prompt}.${i + 1}`) ?? ui.slotName?.(decision, i, speech);
        return (
          <li
            key={i}
            className={cx(styles.slot, option !== undefined && styles.filled, i === picked.length && styles.next)}
          >
            <span className={styles.slotName}>{name ?? `${i + 1}.`}</span>
            {option === undefined ? (
              <span className={styles.slotEmpty}>{speech.t('slot.empty')}</span>
            ) : (
              <button
                type="button"
                className={styles.slotCard}
                onClick={() => set(picked.toSpliced(i, 1))}
                title={speech.t('slot.clear')}
              >
                {speech.plain(game.texts.ofOption(decision, option))}
                <Glyph name="close" className={styles.slotGlyph} />
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
