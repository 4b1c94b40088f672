import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import type { TableSnapshot } from '../../tableModel/TableSource.ts';
import { Glyph } from '../../ui/icons/Glyph.tsx';
import styles from './WatchersTag.module.css';

/** In sight of all: to those who watch that they do, to those who play how many look on. */
export function WatchersTag({ snapshot: { viewer, remote, phase } }: { readonly snapshot: TableSnapshot }): ReactNode {
  const { t } = useText();
  if (remote === null || phase === 'gathering') return null;
  const { watchers } = remote.info;
  const isMe = viewer === 'spectator';
  if (!isMe && watchers === 0) return null;
  const says = isMe ? t('watch.me') : t('watch.others', { n: watchers });
  return (
    <span className={styles.tag} role="status" title={says}>
      <Glyph name="eye" className={styles.eye} />
      <span className="visually-hidden">{says}</span>
      <span aria-hidden="true">{isMe ? <span className={styles.words}>{t('watch.tag')}</span> : watchers}</span>
    </span>
  );
}
