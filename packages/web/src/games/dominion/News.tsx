import type { Seat } from '@regalia/kernel';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { EventLine } from '../../table/LogPanel.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import type { BoardProps } from '../gameUi.ts';
import { othersTurns } from './lastTurn.ts';
import styles from './News.module.css';
import { word } from './words.ts';

interface NewsProps extends Pick<BoardProps, 'game' | 'log' | 'speech'> {
  readonly seat: Seat;
  /** Where nothing has happened. */
  readonly children: ReactNode;
}

/** On a phone, where the log is out of sight: what the others did, in place of cards until I play some. */
export function News({ game, log, seat, speech, children }: NewsProps): ReactNode {
  const events = useMemo(() => othersTurns(log, seat), [log, seat]);
  const list = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured whenever there is something else to tell
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = list.current ?? {};
    setLong(scrollHeight > clientHeight + 1);
  }, [events]);
  if (events.length === 0) return children;
  return (
    <div className={cx(styles.news, isOpen && styles.open)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section ref={list} className={styles.list} tabIndex={0} aria-label={speech.t('log.news')} data-place="news">
        <h2 className={styles.title}>{speech.t('log.news')}</h2>
        {events.map((event, i) => (
          <EventLine key={`${i}`} table={{ game }} event={event} speech={speech} />
        ))}
      </section>
      {isLong && (
        <IconButton
          className={styles.more}
          glyph={isOpen ? 'close' : 'more'}
          label={word(speech, isOpen ? 'news.less' : 'news.more')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      )}
    </div>
  );
}
