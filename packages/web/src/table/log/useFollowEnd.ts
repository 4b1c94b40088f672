import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../ui/dom/afterPaint.ts';
import { followsEnd, type Scrolled } from './followEnd.ts';

interface FollowEnd {
  /** A reader has scrolled up. */
  readonly isBehind: boolean;
  readonly onScroll: () => void;
  readonly goToEnd: () => void;
}

const NOWHERE: Scrolled = { scrollTop: 0, scrollHeight: 0, clientHeight: 0 };

/** Keeps the end of a list in sight until a reader scrolls up, also when its size changes. Paused, it leaves the list alone. */
export function useFollowEnd(listRef: RefObject<HTMLElement | null>, content: string, isPaused: boolean): FollowEnd {
  const isFollowing = useRef(true);
  const last = useRef(NOWHERE);
  const [isBehind, setBehind] = useState(false);
  const scroll = useCallback(() => listRef.current?.scrollTo({ top: listRef.current.scrollHeight }), [listRef]);
  const goToEnd = useCallback(() => {
    isFollowing.current = true;
    setBehind(false);
    scroll();
  }, [scroll]);
  // Also whenever the content changes.
  useEffect(() => {
    if (isFollowing.current && !isPaused) afterPaint(scroll);
  }, [content, isPaused, scroll]);
  useEffect(() => {
    if (listRef.current === null || isPaused) return;
    const watching = new ResizeObserver(() => {
      if (isFollowing.current) scroll();
    });
    watching.observe(listRef.current);
    return () => watching.disconnect();
  }, [listRef, isPaused, scroll]);
  const onScroll = useCallback(() => {
    if (listRef.current === null) return;
    const { scrollTop, scrollHeight, clientHeight } = listRef.current;
    const now = { scrollTop, scrollHeight, clientHeight };
    isFollowing.current = followsEnd(isFollowing.current, last.current, now);
    last.current = now;
    setBehind(!isFollowing.current);
  }, [listRef]);
  return { isBehind, onScroll, goToEnd };
}
