import type { ReactNode } from 'react';
import type { ShellKey } from '../../i18n/shellTexts.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import type { Panel } from '../../tableModel/modelState.ts';
import type { RemotePart } from '../../tableModel/TableSource.ts';
import { cx } from '../../ui/cx.ts';
import { Glyph, type GlyphName } from '../../ui/icons/Glyph.tsx';
import { CountMark } from './CountMark.tsx';
import styles from './TableTabs.module.css';
import { useUnread } from './useUnread.ts';

const TABS: readonly { readonly name: Panel; readonly glyph: GlyphName; readonly label: ShellKey }[] = [
  { name: 'table', glyph: 'screen', label: 'panel.table' },
  { name: 'log', glyph: 'log', label: 'panel.log' },
  { name: 'score', glyph: 'score', label: 'panel.score' },
  { name: 'chat', glyph: 'chat', label: 'panel.chat' },
];

interface TableTabsProps {
  readonly tab: Panel;
  readonly onTab: (tab: Panel) => void;
  readonly remote: RemotePart | null;
  /** How many entries of the log are news. */
  readonly news: number;
  readonly speech: TableSpeech;
}

/** On a narrow screen the table and its panels take turns. */
export function TableTabs({ tab, onTab, remote, news, speech }: TableTabsProps): ReactNode {
  const unread = useUnread(remote, tab === 'chat');
  return (
    <nav className={styles.tabs} aria-label={speech.t('panel.switch')}>
      {TABS.filter(({ name }) => remote !== null || name !== 'chat').map(({ name, glyph, label }) => (
        <button
          key={name}
          type="button"
          className={cx(styles.tab, tab === name && styles.current)}
          aria-current={tab === name}
          onClick={() => onTab(name)}
        >
          <Glyph name={glyph} />
          {speech.t(label)}
          <span className={styles.mark}>
            {name === 'log' && <CountMark count={news} label={speech.t('log.news')} />}
            {name === 'chat' && <CountMark count={unread} label={speech.t('chat.unread')} />}
          </span>
        </button>
      ))}
    </nav>
  );
}
