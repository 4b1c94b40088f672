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
  readonly drop: (option: OptionId) => void;
  readonly set: (answer: Answer) => void;
  readonly clear: () => void;
}

interface DraftParts {
  readonly game: Game;
  readonly view: GameView | null;
  readonly decision: Decision | null;
  readonly step: number;
  /** What can be answered together; anything legal if left out. */
  readonly fits?: ((answer: Answer) => boolean) | undefined;
  /** Sends a single choice at once. */
  readonly quick: boolean;
  readonly send: (answer: Answer) => void;
  readonly refuse: (refusal: Refusal, option: OptionId) => void;
}

const NOTHING: Answer = [];
const isAnything = (): boolean => true;

/** The answer being put together; emptied whenever another question is asked. A single choice is sent by a second click. */
export function useDraft({ game, view, decision, step, fits = isAnything, quick, send, refuse }: DraftParts): Draft {
  const [picked, setPicked] = useState<Answer>(NOTHING);
  const key =
    decision &&
    `${step} ${decision.seat} ${decision.prompt} ${decision.options.join()} ${decision.min} ${decision.max}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says whether it is another question
  useEffect(() => setPicked(NOTHING), [key]);
  const set = (answer: Answer): void => {
    setPicked(answer);
    if (decision && quick && decision.max === 1 && isLegal(decision, answer)) send(answer);
  };
  const toggle = (option: OptionId): void => {
    if (decision === null || view === null) return;
    const at = decision.options.indexOf(option);
    const taken = picked.filter((one) => one === option).length;
    if (at < 0) refuse(game.whyNot(view, decision, [option]), option);
    else if (taken > 0 && decision.max === 1 && decision.kind === 'pick') send(picked);
    else if (taken >= limitOf(decision, at)) setPicked(picked.filter((one) => one !== option));
    else {
      const grown = [...picked.slice(0, decision.max - 1), option];
      set(fits(grown) ? grown : [option]);
    }
  };
  const drop = (option: OptionId): void => {
    const at = picked.lastIndexOf(option);
    if (at >= 0) setPicked(picked.toSpliced(at, 1));
  };
  return {
    picked,
    complete: decision !== null && isLegal(decision, picked),
    toggle,
    drop,
    set,
    clear: () => setPicked(NOTHING),
  };
}
