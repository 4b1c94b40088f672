import { ORDER_CHOICES, STANDING_ORDERS } from '@regalia/games/citadels';
import { type ReactNode, useId, useState } from 'react';
import { paths as shield } from '~icons/game-icons/checked-shield';
import type { Standing } from '../../kit/gameUi.ts';
import { useTable } from '../../kit/tableContext.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './StandingButton.module.css';
import { choicesOf, withChoice } from './standing.ts';
import { word } from './words.ts';

/** What I do in the secret windows unless I am asked. */
export function StandingButton({ standing: { order, give } }: { readonly standing: Standing }): ReactNode {
  const { speech } = useTable();
  const [open, setOpen] = useState(false);
  const name = useId();
  const choices = choicesOf(order);
  const title = word(speech, 'standing.title');
  return (
    <>
      <button type="button" className={styles.button} title={title} aria-label={title} onClick={() => setOpen(true)}>
        <Icon paths={shield} className={styles.icon} />
      </button>
      {open && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <p className={styles.hint}>{word(speech, 'standing.hint')}</p>
          {STANDING_ORDERS.map(({ id }, window) => (
            <fieldset key={id} className={styles.window}>
              <legend>{speech.text(`order.${id}`)}</legend>
              {ORDER_CHOICES.map((choice) => (
                <label key={choice} className={styles.choice}>
                  <input
                    type="radio"
                    name={`${name} ${id}`}
                    checked={choices[window] === choice}
                    onChange={() => give(withChoice(order, window, choice))}
                  />
                  {speech.text(`order.${choice}`)}
                </label>
              ))}
            </fieldset>
          ))}
        </Dialog>
      )}
    </>
  );
}
