import { type ReactNode, useRef } from 'react';
import type { TableSpeech } from '../kit/text/speech.ts';
import type { Table, TableSnapshot } from '../tables/table.ts';
import { addLines, type Line, linesAfter } from './spokenLog.ts';

interface LiveLogProps {
  readonly table: Table;
  readonly snapshot: TableSnapshot;
  readonly speech: TableSpeech;
}

/** Speaks every sentence of the log once, in order, from where this screen began to look. */
export function LiveLog({ table, snapshot, speech }: LiveLogProps): ReactNode {
  const start = useRef({ viewer: snapshot.viewer, step: snapshot.step });
  const lines = useRef<readonly Line[]>([]);
  // Another pair of eyes at the same screen begins anew.
  if (start.current.viewer !== snapshot.viewer) {
    start.current = { viewer: snapshot.viewer, step: snapshot.step };
    lines.current = [];
  }
  lines.current = addLines(lines.current, linesAfter(start.current.step, snapshot.log, table.game, speech));
  return (
    <div className="visually-hidden" role="log" aria-live="polite" data-place="spoken">
      {lines.current.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
