import type { Card } from '@regalia/kernel';
import { type ReactNode, useState } from 'react';
import { paths as trashIcon } from '~icons/game-icons/card-burn';
import { Heap } from '../../kit/cards/Heap.tsx';
import { useTable } from '../../kit/tableContext.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Supply.module.css';
import { word } from './words.ts';

/** The Trash, to be looked through by anybody at any time (DOM-3.2). */
export function TrashPile({ trash }: { readonly trash: readonly Card[] }): ReactNode {
  const { speech } = useTable();
  const [open, setOpen] = useState(false);
  const name = speech.text('zone.trash') ?? '';
  return (
    <li data-place="trash">
      <button type="button" className={styles.trash} onClick={() => setOpen(true)}>
        <Icon paths={trashIcon} className={styles.trashIcon} />
        <span>{name}</span>
        <b aria-hidden="true">{trash.length}</b>
        <span className="visually-hidden">{speech.t('cards', { n: trash.length })}</span>
      </button>
      {open && (
        <Dialog title={name} onClose={() => setOpen(false)} wide>
          {trash.length === 0 ? <p>{word(speech, 'trash.empty')}</p> : <Heap cards={trash} />}
        </Dialog>
      )}
    </li>
  );
}
