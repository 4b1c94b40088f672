import type { ReactNode } from 'react';
import type { TableSpeech } from '../../kit/text/speech.ts';
import type { TableSnapshot } from '../../tableModel/TableSource.ts';
import styles from './ConsentBar.module.css';

interface RefusedRequestProps {
  readonly snapshot: TableSnapshot;
  readonly speech: TableSpeech;
}

/** Says to the asker that a request to undo or stop was refused; where several were asked, not by whom. */
export function RefusalNote({ snapshot: { remote, viewer }, speech: { t, nameOf } }: RefusedRequestProps): ReactNode {
  const refused = remote?.refused ?? null;
  const isMine = refused !== null && refused.by === viewer;
  const [refuser, another] = isMine ? refused.others : [];
  const isKnown = refuser !== undefined && another === undefined;
  return (
    <p className={isMine ? styles.bar : 'visually-hidden'} role="status">
      {isMine &&
        (isKnown ? t(`${refused.what}.refused`, { name: nameOf(refuser) }) : t(`${refused.what}.refused.somebody`))}
    </p>
  );
}
