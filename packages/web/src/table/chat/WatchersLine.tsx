import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import type { TableSnapshot } from '../../tableModel/TableSource.ts';
import styles from './ChatPanel.module.css';

/** Who watches, as spectators and players read it; and who may read the chat. */
export function WatchersLine({ snapshot: { viewer, remote } }: { readonly snapshot: TableSnapshot }): ReactNode {
  const { t } = useText();
  if (remote === null) return null;
  const { watchers, spectatorChat } = remote.info;
  const others = viewer === 'spectator' ? watchers - 1 : watchers;
  const lines = [
    viewer === 'spectator' && t('watch.me'),
    others > 0 && t('watch.others', { n: others }),
    t(spectatorChat ? 'chat.readers.write' : 'chat.readers'),
  ];
  return (
    <p className={styles.readers} role="status">
      {lines.filter(Boolean).join(' ')}
    </p>
  );
}
