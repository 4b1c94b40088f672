import type { ReactNode } from 'react';
import { useChoice } from '../../../kit/choice/choice.ts';
import { useTable } from '../../../kit/tableContext.ts';
import { word } from '../words.ts';
import { Gem } from './gems.tsx';
import { colorName } from './gemText.ts';
import styles from './Tray.module.css';

/** What is taken so far, where several gems are: a tap puts one back. */
export function Tray({ place }: { readonly place: 'supply' | 'screen' }): ReactNode {
  const { speech } = useTable();
  const { decision, picked, drop } = useChoice();
  if (decision?.of !== 'gem' || decision.where?.place !== place || decision.max < 2) return null;
  return (
    <fieldset className={styles.tray} aria-label={word(speech, 'tray', { n: picked.length, most: decision.max })}>
      {Array.from({ length: decision.max }, (_, i) => {
        const color = picked[i];
        const isMust = i < decision.min;
        if (color === undefined) return <i key={i} className={isMust ? styles.must : styles.may} />;
        return (
          <button
            key={i}
            type="button"
            className={styles.taken}
            aria-label={word(speech, 'tray.back', { color: colorName(color, speech, 'masc') })}
            onClick={() => drop(color)}
          >
            <Gem color={color} />
          </button>
        );
      })}
    </fieldset>
  );
}
