import {
  type Answer,
  type Decision,
  type Game,
  type GameView,
  isLegal,
  limitOf,
  type OptionId,
  type Refusal,
} from '@regalia/kernel';
import { useEffect, useState } from 'react';

export interface Draft {
  readonly picked: Answer;
  /** Whether it can be sent as it is. */
  readonly complete: boolean;
  readonly toggle: (option: OptionId) => void;
  readonly set: (answer: Answer) => void;
  readonly clear: () => void;
}

interface DraftParts {
  readonly game: Game;
  readonly view: GameView | null;
  readonly decision: Decision | null;
  /** Sends a single choice at once. */
  readonly quick: boolean;
  readonly send: (answer: Answer) => void;
  readonly refuse: (refusal: Refusal, option: OptionId) => void;
}

const NOTHING: Answer = [];

/** The answer being put together; emptied whenever another question is asked. */
export function useDraft({ game, view, decision, quick, send, refuse }: DraftParts): Draft {
  const [picked, setPicked] = useState<Answer>(NOTHING);
  const key =
    decision && `${decision.seat} ${decision.prompt} ${decision.options.join()} ${decision.min} ${decision.max}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says whether it is another question
  useEffect(() => setPicked(NOTHING), [key]);
  const set = (answer: Answer): void => {
    if (decision && quick && decision.max === 1 && isLegal(decision, answer)) send(answer);
    else setPicked(answer);
  };
  const toggle = (option: OptionId): void => {
    if (decision === null || view === null) return;
    const at = decision.options.indexOf(option);
    const taken = picked.filter((one) => one === option).length;
    if (at < 0) refuse(game.whyNot(view, decision, [option]), option);
    else if (taken >= limitOf(decision, at)) setPicked(picked.filter((one) => one !== option));
    else set([...picked.slice(0, decision.max - 1), option]);
  };
  return {
    picked,
    complete: decision !== null && isLegal(decision, picked),
    toggle,
    set,
    clear: () => setPicked(NOTHING),
  };
}
