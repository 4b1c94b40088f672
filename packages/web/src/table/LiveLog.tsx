import { type ReactNode, useRef } from 'react';
import type { TableSpeech } from '../kit/text/speech.ts';
import type { Table, TableSnapshot } from '../tables/table.ts';

interface LiveLogProps {
  readonly table: Table;
  readonly snapshot: TableSnapshot;
  readonly speech: TableSpeech;
}

/** Speaks what happened last to screen readers, in the log's own sentences. */
export function LiveLog({ table, snapshot, speech }: LiveLogProps): ReactNode {
  const first = useRef(snapshot.step);
  const latest = snapshot.log.at(-1);
  if (latest === undefined || latest.kind !== 'events' || latest.step <= first.current) {
    return <div className="visually-hidden" aria-live="polite" />;
  }
  const sentences = latest.events.flatMap((event) => {
    const message = table.game.texts.ofEvent(event);
    return message ? [speech.plain(message)] : [];
  });
  return (
    <div className="visually-hidden" aria-live="polite">
      {sentences.join(' ')}
    </div>
  );
}
