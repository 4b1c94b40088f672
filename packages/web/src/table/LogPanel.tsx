import type { Happening } from '@regalia/protocol';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { EventLine } from '../kit/text/EventLine.tsx';
import type { TableSpeech } from '../kit/text/speech.ts';
import type { Table } from '../tables/table.ts';
import { afterPaint } from '../ui/afterPaint.ts';
import { cx } from '../ui/cx.ts';
import styles from './LogPanel.module.css';
import { isTold } from './newsStore.ts';
import { undoneSteps } from './undone.ts';

interface LogPanelProps {
  readonly table: Pick<Table, 'game'>;
  readonly log: readonly Happening[];
  /** The last step that is no news; null where there is none. */
  readonly seen: number | null;
  /** Where a narrow screen turned to it: it then shows the latest. */
  readonly isTurnedTo: boolean;
  /** How it ended, where the game itself has no word for it. */
  readonly ending: string | null;
  readonly speech: TableSpeech;
}

/** Everything that happened, in sentences, the latest at the bottom. */
export function LogPanel({ table, log, seen, isTurnedTo, ending, speech }: LogPanelProps): ReactNode {
  const end = useRef<HTMLLIElement>(null);
  const count = log.length;
  const undone = undoneSteps(log);
  const firstNews = seen === null ? -1 : log.findIndex((one) => one.step > seen && isTold(table.game, one));
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the log grows or is turned to
  useEffect(() => {
    afterPaint(() => end.current?.scrollIntoView({ block: 'nearest' }));
  }, [count, isTurnedTo, ending]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <ol className={styles.log} data-place="log" tabIndex={0} aria-label={speech.t('panel.log')}>
      {log.map((happening, i) => (
        <Entry
          key={happening.step}
          table={table}
          happening={happening}
          isUndone={undone.has(happening.step)}
          isNews={seen !== null && happening.step > seen}
          startsNews={i === firstNews}
          speech={speech}
        />
      ))}
      {ending !== null && (
        <li className={styles.step}>
          <p>{ending}</p>
        </li>
      )}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
}

interface EntryProps {
  readonly table: Pick<Table, 'game'>;
  readonly happening: Happening;
  /** Taken back later. */
  readonly isUndone: boolean;
  /** Happened since the reader answered last. */
  readonly isNews: boolean;
  readonly startsNews: boolean;
  readonly speech: TableSpeech;
}

/** Drawn once: what has happened does not change, and a long game has thousands of lines. */
const Entry = memo(function Entry({ table, happening, isUndone, isNews, startsNews, speech }: EntryProps): ReactNode {
  if (!isTold(table.game, happening)) return null;
  return (
    <li className={cx(styles.step, isNews && styles.news)}>
      {startsNews && <h3 className={styles.since}>{speech.t('log.news')}</h3>}
      {happening.kind === 'undo' ? (
        <p>{speech.t('log.undo', { name: speech.nameOf(happening.seat) })}</p>
      ) : (
        <Told isUndone={isUndone}>
          {happening.events.map((event, i) => (
            <EventLine key={`${happening.step}-${i}`} game={table.game} event={event} speech={speech} />
          ))}
        </Told>
      )}
    </li>
  );
});

function Told({ isUndone, children }: { readonly isUndone: boolean; readonly children: ReactNode }): ReactNode {
  return isUndone ? <del className={styles.undone}>{children}</del> : children;
}
