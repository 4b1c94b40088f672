import { STANDING_ORDERS } from '@regalia/games/dominion';
import { type ReactNode, useId, useState } from 'react';
import { paths as shield } from '~icons/game-icons/checked-shield';
import type { Standing } from '../../kit/gameUi.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './StandingButton.module.css';
import { word } from './words.ts';

interface StandingButtonProps {
  readonly standing: Standing;
  readonly speech: TableSpeech;
}

/** What I do about Attacks unless I am asked. */
export function StandingButton({ standing: { order, give }, speech }: StandingButtonProps): ReactNode {
  const [open, setOpen] = useState(false);
  const name = useId();
  const current = STANDING_ORDERS.find((one) => one === order) ?? 'ask';
  const title = word(speech, 'standing.title');
  return (
    <>
      <button type="button" className={styles.button} title={title} onClick={() => setOpen(true)}>
        <Icon paths={shield} className={styles.icon} />
        <span className="visually-hidden">{title}: </span>
        <span className={styles.label}>{word(speech, `standing.${current}`)}</span>
      </button>
      {open && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <p className={styles.hint}>{word(speech, 'standing.hint')}</p>
          {STANDING_ORDERS.map((one) => (
            <label key={one} className={styles.order}>
              <input type="radio" name={name} checked={one === current} onChange={() => give(one)} />
              <span>
                <b>{word(speech, `standing.${one}`)}</b>
                <small>{word(speech, `standing.${one}.hint`)}</small>
              </span>
            </label>
          ))}
        </Dialog>
      )}
    </>
  );
}
