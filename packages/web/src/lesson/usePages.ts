import { type RefObject, useLayoutEffect, useState } from 'react';

interface Pages {
  readonly back: (() => void) | undefined;
  readonly on: (() => void) | undefined;
}

const TOP = { text: '', page: 0 };

/** A text that is longer than its room is read page by page; each text begins at its top. */
export function usePages(room: RefObject<HTMLElement | null>, text: string): Pages {
  const [turned, setTurned] = useState(TOP);
  const [count, setCount] = useState(1);
  const page = turned.text === text ? turned.page : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured whenever something else is said
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 1 } = room.current ?? {};
    setCount(Math.ceil((scrollHeight - 2) / clientHeight));
    room.current?.scrollTo(0, page * clientHeight);
  }, [text, page]);
  const turnTo = (to: number) => () => setTurned({ text, page: to });
  return {
    back: page > 0 ? turnTo(page - 1) : undefined,
    on: page < count - 1 ? turnTo(page + 1) : undefined,
  };
}
