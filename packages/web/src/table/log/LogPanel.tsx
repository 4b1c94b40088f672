import type { GameEvent, Seat } from '@regalia/kernel';
import type { Happening } from '@regalia/protocol';
import { Fragment, memo, type ReactNode, useEffect, useRef } from 'react';
import type { AnyGameUi } from '../../kit/gameUi.ts';
import { Jewel } from '../../kit/seats/Jewel.tsx';
import { EventLine } from '../../kit/text/EventLine.tsx';
import type { TableSpeech } from '../../kit/text/speech.ts';
import { hasSentence } from '../../tableModel/news.ts';
import type { TableSource } from '../../tableModel/TableSource.ts';
import { undoneSteps } from '../../tableModel/undoneSteps.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Glyph } from '../../ui/icons/Glyph.tsx';
import styles from './LogPanel.module.css';
import { timesOf } from './logTimes.ts';
import { undoneText } from './spokenLog.ts';
import { useFollowEnd } from './useFollowEnd.ts';

export interface LogNote {
  readonly step: number | null;
  readonly text: string;
}

interface LogPanelProps {
  readonly table: Pick<TableSource, 'game'>;
  readonly ui: AnyGameUi;
  readonly log: readonly Happening[];
  /** The last step that was seen; null where there is none. */
  readonly seen: number | null;
  /** Where one looks at the game; null at the present. */
  readonly current: number | null;
  /** Shows the table as it was after a step. */
  readonly onJump: (step: number) => void;
  /** Where a narrow screen turned to it: it then shows the latest. */
  readonly isTurnedTo: boolean;
  /** What the game itself has no word for, after a step or, without one, at the end. */
  readonly notes: readonly LogNote[];
  readonly speech: TableSpeech;
}

/** Everything that happened, in sentences, the latest at the bottom. */
export function LogPanel(props: LogPanelProps): ReactNode {
  const { table, ui, log, seen, current, onJump, isTurnedTo, notes, speech } = props;
  const list = useRef<HTMLOListElement>(null);
  const wasInSight = useRef(true);
  const { isBehind, onScroll, goToEnd } = useFollowEnd(
    list,
    `${log.length} ${isTurnedTo} ${notes.length}`,
    current !== null,
  );
  const undone = undoneSteps(log);
  const times = timesOf(
    log.filter((one) => hasSentence(table.game, one)),
    speech.locale,
  );
  const firstNews = seen === null ? -1 : log.findIndex((one) => one.step > seen && hasSentence(table.game, one));
  // Follows the step one looks at while it is in sight.
  useEffect(() => {
    const box = list.current;
    const shown = currentOf(box);
    if (wasInSight.current) shown?.scrollIntoView({ block: 'nearest' });
    return () => {
      wasInSight.current = isInSight(box, shown);
    };
  }, [current]);
  useEffect(() => {
    if (isTurnedTo) currentOf(list.current)?.scrollIntoView({ block: 'nearest' });
  }, [isTurnedTo]);
  return (
    <div className={styles.panel}>
      <ol
        ref={list}
        className={styles.log}
        data-place="log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={speech.t('panel.log')}
        onScroll={onScroll}
      >
        {log.map((happening, i) => (
          <Fragment key={happening.step}>
            <Entry
              table={table}
              ui={ui}
              happening={happening}
              isUndone={undone.has(happening.step)}
              isNews={seen !== null && happening.step > seen}
              startsNews={i === firstNews}
              time={times.get(happening.step)}
              isCurrent={happening.step === current}
              onJump={undone.has(happening.step) || happening.kind === 'undo' ? null : onJump}
              speech={speech}
            />
            <Notes notes={notes.filter(({ step }) => step === happening.step)} />
          </Fragment>
        ))}
        <Notes notes={notes.filter(({ step }) => step === null)} />
      </ol>
      {isBehind && current === null && (
        <Button className={styles.latest} glyph="last" onClick={goToEnd}>
          {speech.t('log.latest')}
        </Button>
      )}
    </div>
  );
}

function Notes({ notes }: Pick<LogPanelProps, 'notes'>): ReactNode {
  return notes.map(({ text }) => (
    <li key={text} className={styles.step}>
      <p>{text}</p>
    </li>
  ));
}

function currentOf(list: HTMLElement | null): HTMLElement | null {
  return list?.querySelector<HTMLElement>('[aria-current]') ?? null;
}

/** Measured when needed, since scroll events come a frame late. What does not exist counts as in sight. */
function isInSight(list: HTMLElement | null, line: HTMLElement | null): boolean {
  if (list === null || line === null) return true;
  const top = line.offsetTop - list.scrollTop;
  return top + line.offsetHeight > 0 && top < list.clientHeight;
}

interface EntryProps {
  readonly table: Pick<TableSource, 'game'>;
  readonly ui: AnyGameUi;
  readonly happening: Happening;
  /** Taken back later. */
  readonly isUndone: boolean;
  /** Happened since the reader answered last. */
  readonly isNews: boolean;
  readonly startsNews: boolean;
  /** Where it is another than that of the line before. */
  readonly time: string | undefined;
  /** The table is shown as it was then. */
  readonly isCurrent: boolean;
  /** Null where that step was taken back. */
  readonly onJump: ((step: number) => void) | null;
  readonly speech: TableSpeech;
}

/** Drawn once: what has happened does not change, and a long game has thousands of lines. */
const Entry = memo(function Entry({
  table,
  ui,
  happening,
  isUndone,
  isNews,
  startsNews,
  time,
  isCurrent,
  onJump,
  speech,
}: EntryProps): ReactNode {
  if (!hasSentence(table.game, happening)) return null;
  return (
    <li
      className={cx(styles.step, isNews && styles.news, isCurrent && styles.current)}
      aria-current={isCurrent ? 'step' : undefined}
    >
      {startsNews && <h2 className={styles.since}>{speech.t('log.news')}</h2>}
      {onJump === null ? (
        time && <span className={styles.time}>{time}</span>
      ) : (
        <button
          type="button"
          // A long game has thousands of them; keys go through the game by themselves.
          tabIndex={-1}
          className={cx(styles.time, time === undefined && styles.timeless)}
          title={speech.t('look-back.here')}
          aria-label={[time, speech.t('look-back.here')].filter(Boolean).join(', ')}
          onClick={() => onJump(happening.step)}
        >
          {time ?? <Glyph name="eye" />}
        </button>
      )}
      {happening.kind === 'undo' ? (
        <p>{undoneText(speech, happening.seat)}</p>
      ) : (
        <Told isUndone={isUndone}>
          {happening.events.map((event, i) => (
            <TurnOrEvent key={`${happening.step}-${i}`} game={table.game} ui={ui} event={event} speech={speech} />
          ))}
        </Told>
      )}
    </li>
  );
});

function Told({ isUndone, children }: { readonly isUndone: boolean; readonly children: ReactNode }): ReactNode {
  return isUndone ? <del className={styles.undone}>{children}</del> : children;
}

interface TurnOrEventProps {
  readonly game: TableSource['game'];
  readonly ui: AnyGameUi;
  readonly event: GameEvent;
  readonly speech: TableSpeech;
}

/** A sentence, beside the sign of the seat it is about; a new turn stands out. */
function TurnOrEvent({ game, ui, event, speech }: TurnOrEventProps): ReactNode {
  const turn = ui.turnOf?.(event) ?? null;
  const seat = typeof turn === 'number' ? turn : seatOf(event);
  return (
    <div className={cx(styles.line, turn !== null && styles.turn)}>
      {seat !== null && <Jewel seat={seat} />}
      <EventLine game={game} event={event} speech={speech} />
    </div>
  );
}

/** By the convention of all games an event of one seat names it so. */
function seatOf(event: GameEvent): Seat | null {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}
