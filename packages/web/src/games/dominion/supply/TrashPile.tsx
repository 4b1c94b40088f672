import type { ReactNode } from 'react';
import { paths as trashIcon } from '~icons/game-icons/card-burn';
import { PileBrowser } from '../../../kit/cards/pile/PileBrowser.tsx';
import { useTable } from '../../../kit/tableContext.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useBoard } from '../useBoard.ts';
import { word } from '../words.ts';
import styles from './Supply.module.css';

/** The Trash, to be looked through by anybody at any time (DOM-3.2). */
export function TrashPile(): ReactNode {
  const { trash } = useBoard().view;
  const { speech } = useTable();
  const name = speech.text('zone.trash') ?? '';
  return (
    <li data-place="trash">
      <PileBrowser
        heading={name}
        cards={trash}
        note={trash.length === 0 ? word(speech, 'trash.empty') : undefined}
        className={styles.trash}
      >
        <Icon paths={trashIcon} className={styles.trashIcon} />
        <span>{name}</span>
        <b aria-hidden="true">{trash.length}</b>
        <span className="visually-hidden">{speech.t('cards', { n: trash.length })}</span>
      </PileBrowser>
    </li>
  );
}
