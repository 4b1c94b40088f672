import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTable } from '../../kit/tableContext.ts';
import { spokenMark } from './spokenMark.ts';
import type { TableChoice } from './tableChoice.ts';

interface SpokenChoiceProps {
  readonly choice: TableChoice;
  /** What the answer still lacks, where that was asked for. */
  readonly missing: string | null;
}

/** Speaks what was marked by a key. What has the focus says by itself that it is marked. */
export function SpokenChoice({ choice: { decision, picked }, missing }: SpokenChoiceProps): ReactNode {
  const { game, speech } = useTable();
  const before = useRef({ decision, picked });
  const [said, setSaid] = useState('');
  useEffect(() => {
    const last = before.current;
    before.current = { decision, picked };
    if (decision === null || last.decision !== decision || last.picked === picked) return;
    const isSelfSpoken = document.activeElement?.matches('[data-choosable], select, input') ?? false;
    setSaid(isSelfSpoken ? '' : spokenMark(last.picked, picked, decision, game, speech));
  }, [decision, picked, game, speech]);
  return (
    <p className="visually-hidden" role="status" data-place="marks">
      {missing ?? said}
    </p>
  );
}
