import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import type { TableSnapshot } from '../tableModel/TableSource.ts';
import { LiveLog } from './log/LiveLog.tsx';

const LiveChat = lazy(async () => ({ default: (await import('./chat/LiveChat.tsx')).LiveChat }));

interface LiveRegionsProps extends ComponentProps<typeof LiveLog> {
  /** Null at a table without chat. */
  readonly chat: TableSnapshot['remote'];
}

/** What a screen reader speaks as it happens: log, question and chat. A new viewer at the same screen starts a new log. */
export function LiveRegions({ chat, ...log }: LiveRegionsProps): ReactNode {
  return (
    <>
      <LiveLog key={log.snapshot.viewer} {...log} />
      <Suspense>{chat && <LiveChat part={chat} speech={log.speech} />}</Suspense>
    </>
  );
}
