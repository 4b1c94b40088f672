import type { GameEvent } from '@regalia/kernel';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { useTable } from '../tableContext.ts';
import { EventLine } from '../text/EventLine.tsx';
import styles from './News.module.css';

interface NewsProps {
  readonly events: readonly GameEvent[];
  /** Where nothing has happened. */
  readonly children?: ReactNode;
}

/** On a small screen, where the log is out of sight: what the others did, in the place of what I have not done yet. */
export function News({ events, children }: NewsProps): ReactNode {
  const { game, speech } = useTable();
  const list = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // Measured whenever there is something else to tell.
  useLayoutEffect(() => {
    const { current } = list;
    // Opened, it has room for all, and is still to be closed.
    if (current === null || isOpen) return;
    const measure = (): void => setLong(current.scrollHeight > current.clientHeight + 1);
    const watching = new ResizeObserver(measure);
    for (const element of [current, ...current.children]) watching.observe(element);
    measure();
    return () => watching.disconnect();
  }, [events, isOpen]);
  if (events.length === 0) return children;
  return (
    <div className={cx(styles.news, isOpen && styles.open)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section ref={list} className={styles.list} tabIndex={0} aria-label={speech.t('log.news')} data-place="news">
        <h2 className={styles.title}>{speech.t('log.news')}</h2>
        {events.map((event, i) => (
          <EventLine key={`${i}`} game={game} event={event} speech={speech} />
        ))}
      </section>
      {isLong && (
        <IconButton
          className={styles.more}
          glyph={isOpen ? 'close' : 'more'}
          label={speech.t(isOpen ? 'news.less' : 'news.more')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      )}
    </div>
  );
}
