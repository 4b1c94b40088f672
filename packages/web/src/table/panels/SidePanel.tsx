import type { TablePast } from '@regalia/protocol';
import { lazy, memo, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import type { AnyGameUi } from '../../kit/gameUi.ts';
import type { TableSpeech } from '../../kit/text/speech.ts';
import type { Panel } from '../../tableModel/modelState.ts';
import type { TableSnapshot, TableSource } from '../../tableModel/TableSource.ts';
import { cx } from '../../ui/cx.ts';
import { WatchersLine } from '../chat/WatchersLine.tsx';
import { LogPanel } from '../log/LogPanel.tsx';
import { logNotes } from '../log/logNotes.ts';
import { CountMark } from './CountMark.tsx';
import styles from './SidePanel.module.css';
import { useUnread } from './useUnread.ts';

const ScorePanel = lazy(async () => ({ default: (await import('../score/ScorePanel.tsx')).ScorePanel }));
const ChatPanel = lazy(async () => ({ default: (await import('../chat/ChatPanel.tsx')).ChatPanel }));

interface SidePanelProps {
  readonly table: TableSource;
  readonly snapshot: TableSnapshot;
  readonly ui: AnyGameUi;
  readonly speech: TableSpeech;
  /** Where one looks back to; null at the present. */
  readonly past: (TablePast & { readonly step: number }) | null;
  /** The last step that was seen. */
  readonly news: number | null;
  /** What a narrow screen shows. */
  readonly tab: Panel;
  /** To the table as it was after a step. */
  readonly onJump: (step: number) => void;
}

type Side = Exclude<Panel, 'table'>;

/** Log, score and chat: beside the board where there is room, instead of it where there is not. They may come a frame later. */
export const SidePanel = memo(function SidePanel({
  table,
  ui,
  speech,
  past,
  news,
  tab,
  onJump,
  ...props
}: SidePanelProps): ReactNode {
  const snapshot = useDeferredValue(props.snapshot);
  const [side, setSide] = useState<Side>('log');
  const shown: Side = tab === 'table' ? side : tab;
  // Beside a replay there is room for both log and score.
  const hasBoth = snapshot.replay !== null && tab === 'table';
  const unread = useUnread(snapshot.remote, shown === 'chat');
  const sides: readonly Side[] = snapshot.remote === null ? ['log', 'score'] : ['log', 'score', 'chat'];
  return (
    <aside className={cx(styles.side, tab === 'table' && styles.beside)} aria-label={speech.t(`panel.${shown}`)}>
      <h2 className="visually-hidden">{speech.t(`panel.${shown}`)}</h2>
      <div className={styles.tabs} hidden={hasBoth}>
        {sides.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.tab}
            aria-pressed={side === name}
            onClick={() => setSide(name)}
          >
            {speech.t(`panel.${name}`)}
            {name === 'chat' && <CountMark count={unread} label={speech.t('chat.unread')} />}
          </button>
        ))}
      </div>
      <div className={cx(styles.body, hasBoth && styles.both)}>
        {(hasBoth || shown === 'log') && (
          <LogPanel
            table={table}
            ui={ui}
            log={snapshot.replay?.log ?? snapshot.log}
            seen={news}
            current={past?.step ?? (snapshot.replay && snapshot.step)}
            onJump={onJump}
            isTurnedTo={tab === 'log'}
            notes={logNotes(snapshot, speech)}
            speech={speech}
          />
        )}
        <Suspense>
          {(hasBoth || shown === 'score') && (
            <ScorePanel score={past?.score ?? snapshot.score} ui={ui} speech={speech} />
          )}
        </Suspense>
        {shown === 'chat' && table.remote && snapshot.remote && (
          <Suspense>
            <div className={styles.talk}>
              <WatchersLine snapshot={snapshot} />
              <ChatPanel
                remote={table.remote}
                part={snapshot.remote}
                speech={speech}
                canSpeak={snapshot.viewer !== 'spectator' || snapshot.remote.info.spectatorChat}
              />
            </div>
          </Suspense>
        )}
      </div>
    </aside>
  );
});
