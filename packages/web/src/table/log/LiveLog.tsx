import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { TableSpeech } from '../../kit/text/speech.ts';
import type { TableSnapshot, TableSource } from '../../tableModel/TableSource.ts';
import { useIsCovered } from '../../ui/dom/covered.ts';
import { addLines, haveOthersActed, linesAfter, type SpokenLine } from './spokenLog.ts';

interface LiveLogProps {
  readonly table: TableSource;
  readonly snapshot: TableSnapshot;
  readonly speech: TableSpeech;
  /** What the prompt says. */
  readonly prompt: string;
  /** Something is asked, or the game is over; else the prompt names those we wait for. */
  readonly isAsked: boolean;
}

const NONE: readonly SpokenLine[] = [];
/** In ms: a shorter wait is not spoken. */
const WORTH_SAYING = 2500;

/**
 * Speaks every sentence of the log once, in order, from where this screen began to look, and then the question they led to; never
 * behind a dialog, unheard.
 */
export function LiveLog({ table: { game }, snapshot, speech, prompt, isAsked }: LiveLogProps): ReactNode {
  const { step, log, viewer } = snapshot;
  const start = useRef(step);
  const asked = useRef({ step: -1, key: '' });
  const [lines, setLines] = useState(NONE);
  const [question, setQuestion] = useState<SpokenLine | null>(null);
  const isCovered = useIsCovered();
  useEffect(() => {
    if (isCovered) return;
    // By the next frame a dialog that comes with the news is open.
    const frame = requestAnimationFrame(() =>
      setLines((spoken) => addLines(spoken, linesAfter(start.current, log, game, speech))),
    );
    return () => cancelAnimationFrame(frame);
  }, [log, game, speech, isCovered]);
  useEffect(() => {
    if (isCovered || prompt === '') return;
    const ask = (): void => {
      const key = `${step} ${prompt}`;
      if (asked.current.key === key) return;
      const me = typeof viewer === 'number' ? viewer : null;
      const isMyTurn = isAsked && snapshot.decision !== null && haveOthersActed(log, asked.current.step, me);
      asked.current = { step: isAsked ? step : asked.current.step, key };
      setQuestion({ key, text: isMyTurn ? `${speech.t('your-turn')}. ${prompt}` : prompt });
    };
    if (!isAsked) {
      const timer = setTimeout(ask, WORTH_SAYING);
      return () => clearTimeout(timer);
    }
    // In the frame of what led to it, and after that.
    const frame = requestAnimationFrame(ask);
    return () => cancelAnimationFrame(frame);
  }, [step, log, viewer, snapshot.decision, speech, prompt, isAsked, isCovered]);
  return (
    <div className="visually-hidden" role="log" aria-live="polite" data-place="spoken">
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
      {question && (
        <div key={question.key} data-place="asked">
          {question.text}
        </div>
      )}
    </div>
  );
}
