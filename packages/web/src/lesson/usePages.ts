import { type RefObject, useLayoutEffect, useState } from 'react';

interface Pages {
  readonly back: (() => void) | undefined;
  readonly on: (() => void) | undefined;
}

const TOP = { text: '', page: 0 };

/** A text that is longer than its room is read page by page; each text begins at its top. */
export function usePages(roomRef: RefObject<HTMLElement | null>, text: string): Pages {
  const [turned, setTurned] = useState(TOP);
  const [count, setCount] = useState(1);
  const page = turned.text === text ? turned.page : 0;
  // Measured whenever the text changes.
  useLayoutEffect(() => {
    const room = roomRef.current;
    if (room === null) return;
    setCount(Math.ceil((room.scrollHeight - 2) / room.clientHeight));
    room.scrollTo(0, page * room.clientHeight);
  }, [roomRef, text, page]);
  const turnTo = (to: number) => () => setTurned({ text, page: to });
  return {
    back: page > 0 ? turnTo(page - 1) : undefined,
    on: page < count - 1 ? turnTo(page + 1) : undefined,
  };
}
