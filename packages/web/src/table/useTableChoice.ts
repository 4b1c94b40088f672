import { type Answer, type Card, type Decision, isLegal, type Refusal } from '@regalia/kernel';
import { useMemo, useRef, useState } from 'react';
import type { Choice } from '../kit/choice/choice.ts';
import { dropOne, NO_DRAFT, picksFor, questionKey, tap } from '../kit/choice/draft.ts';
import { useSettings } from '../settings/settingsStore.ts';
import type { TableSnapshot, TableSource } from '../tables/table.ts';
import { useStable } from '../ui/useStable.ts';
import { useSend } from './useSend.ts';

interface ChoiceParts {
  readonly table: TableSource;
  readonly snapshot: TableSnapshot;
  /** What I am asked now; null while there is nothing to choose. */
  readonly decision: Decision | null;
  readonly give: (answer: Answer) => Promise<void>;
  readonly onRefused: (refusal: Refusal, card: Card | null) => void;
}

export interface TableChoice extends Choice {
  /** What is marked can be sent as it is. */
  readonly complete: boolean;
  /** The answer is given; the table will show it in a moment. */
  readonly isSent: boolean;
}

/** The answer being put together at this screen. All that it does is decided by the draft, which is plain data. */
export function useTableChoice({ table, snapshot, decision, give, onRefused }: ChoiceParts): TableChoice {
  const quick = !useSettings((settings) => settings.confirm);
  const [draft, setDraft] = useState(NO_DRAFT);
  const question = decision && questionKey(decision, snapshot.step);
  const picked = picksFor(draft, question);
  const { isSent, send } = useSend(decision, give);
  const asked = useRef<Decision | null>(null);
  if (decision !== null) asked.current = decision;
  const actions = {
    set: useStable((answer: Answer) => setDraft({ question: question ?? '', picked: answer })),
    send: useStable(send),
    drop: useStable((option: number) => setDraft({ question: question ?? '', picked: dropOne(picked, option) })),
    tap: useStable((option: number) => {
      if (decision === null) return;
      const result = tap(decision, picked, option, quick);
      if (result.t === 'mark') setDraft({ question: question ?? '', picked: result.picked });
      else if (result.t === 'send') send(result.answer);
      else actions.explain(option, decision.of === 'card' ? option : null);
    }),
    explain: useStable((option: number, card: Card | null) => {
      if (decision === null || snapshot.view === null) return;
      onRefused(table.game.whyNot(snapshot.view, decision, [option]), card);
    }),
  };
  const { set, drop, tap: tapOption, explain } = actions;
  const { parked } = snapshot;
  return useMemo(
    () => ({
      decision,
      picked,
      parked: parked && { answer: parked, decision: asked.current },
      complete: decision !== null && isLegal(decision, picked),
      isSent,
      set,
      drop,
      explain,
      tap: tapOption,
      send: actions.send,
    }),
    [decision, picked, parked, isSent, set, drop, explain, tapOption, actions.send],
  );
}
