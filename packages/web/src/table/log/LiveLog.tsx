import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { TableSpeech } from '../../kit/text/speech.ts';
import type { TableSnapshot, TableSource } from '../../tableModel/TableSource.ts';
import { useIsCovered } from '../../ui/covered.ts';
import { addLines, type Line, linesAfter } from './spokenLog.ts';

interface LiveLogProps {
  readonly table: TableSource;
  readonly snapshot: TableSnapshot;
  readonly speech: TableSpeech;
}

const NONE: readonly Line[] = [];

/** Speaks every sentence of the log once, in order, from where this screen began to look; never behind a dialog, unheard. */
export function LiveLog({ table: { game }, snapshot: { step, log }, speech }: LiveLogProps): ReactNode {
  const start = useRef(step);
  const [lines, setLines] = useState(NONE);
  const isCovered = useIsCovered();
  useEffect(() => {
    if (isCovered) return;
    // By the next frame a dialog that comes with the news is open.
    const frame = requestAnimationFrame(() =>
      setLines((spoken) => addLines(spoken, linesAfter(start.current, log, game, speech))),
    );
    return () => cancelAnimationFrame(frame);
  }, [log, game, speech, isCovered]);
  return (
    <div className="visually-hidden" role="log" aria-live="polite" data-place="spoken">
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
