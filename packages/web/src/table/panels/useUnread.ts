import { useState } from 'react';
import type { RemotePart } from '../../tableModel/TableSource.ts';

/** The number of lines that others wrote since the chat was last open, or since the table was opened. */
export function useUnread(part: Pick<RemotePart, 'chat' | 'me'> | null, isOpen: boolean): number {
  const last = part?.chat.at(-1)?.n ?? -1;
  const [read, setRead] = useState(last);
  if (isOpen && read !== last) setRead(last);
  if (part === null || isOpen) return 0;
  return part.chat.filter(({ n, from }) => n > read && from.id !== part.me).length;
}
