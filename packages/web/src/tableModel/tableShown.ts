import { type Answer, type Decision, type Game, isLegal, type Seat } from '@regalia/kernel';
import type { AnimationStep } from './animationQueue.ts';
import {
  asItWas,
  decisionOf,
  isMissingSaid,
  type ModelState,
  type OpenedPanels,
  type Panel,
  type PastStep,
  pickedOf,
} from './modelState.ts';
import { countNews } from './news.ts';
import type { TableSnapshot } from './TableSource.ts';
import type { TableMemory } from './tableMemory.ts';

/** The answer being put together. */
export interface ChoiceState {
  /** What I am asked now; null while there is nothing to choose. */
  readonly decision: Decision | null;
  /** What is marked so far, in the order it was marked. */
  readonly picked: Answer;
  /** What was sent and waits for others, with its question where that is still known. */
  readonly parked: { readonly answer: Answer; readonly decision: Decision | null } | null;
  /** What is marked can be sent as it is. */
  readonly isComplete: boolean;
  /** It is to be said what the answer still lacks. */
  readonly isMissingSaid: boolean;
  /** The answer is given; the table will show it in a moment. */
  readonly isSent: boolean;
  /** The answer is on its way to a server. */
  readonly isSending: boolean;
}

/** Everything a screen draws of a table. */
export interface TableShown {
  readonly live: TableSnapshot;
  /** The present, as far as it has been animated. */
  readonly snapshot: TableSnapshot;
  /** The present or, while one looks back, the past. */
  readonly seen: TableSnapshot;
  readonly past: PastStep | null;
  /** What moves now; null where nothing does. */
  readonly animation: AnimationStep | null;
  /** The viewer's own seat. */
  readonly me: Seat | null;
  readonly choice: ChoiceState;
  /** The last step that the viewer has seen; null for a viewer who has not answered yet. */
  readonly seenStep: number | null;
  readonly newsCount: number;
  readonly panel: Panel;
  readonly trouble: ModelState['trouble'];
  readonly opened: OpenedPanels;
}

/** Derives what is drawn; parts that did not change keep their identity. */
export function showTable(
  state: ModelState,
  { game, id, memory }: { readonly game: Game; readonly id: string; readonly memory: TableMemory },
  before: TableShown | null,
): TableShown {
  const { live, queue, past, panel, trouble, opened } = state;
  const snapshot = queue.shown;
  const isSame = before?.snapshot === snapshot && before.past === past;
  const seen = isSame ? before.seen : past === null ? snapshot : asItWas(snapshot, past);
  const me = typeof snapshot.viewer === 'number' ? snapshot.viewer : null;
  const seenStep = seenStepOf(memory.answeredStep(id, me ?? -1));
  const read = seenStep === null ? null : Math.max(seenStep, state.readStep);
  return {
    live,
    snapshot,
    seen,
    past,
    animation: past === null ? (queue.steps[0] ?? null) : null,
    me,
    choice: sameOrNew(before?.choice, choiceOf(state, seen)),
    seenStep,
    newsCount: panel === 'log' ? 0 : countNews(game, snapshot.log, read),
    panel,
    trouble,
    opened,
  };
}

/** The result of one's own answer counts as seen. */
function seenStepOf(answered: number | null): number | null {
  return answered === null ? null : answered + 1;
}

function choiceOf(state: ModelState, { parked }: TableSnapshot): ChoiceState {
  const decision = decisionOf(state);
  const picked = pickedOf(state);
  const isSent = state.pending !== null;
  const { remote } = state.live;
  return {
    decision,
    picked,
    parked: parked && { answer: parked, decision: state.lastAsked },
    isComplete: decision !== null && isLegal(decision, picked),
    isMissingSaid: isMissingSaid(state),
    isSent,
    // Accepted may come before what it changed is shown.
    isSending: remote !== null && (remote.sending || isSent),
  };
}

function sameOrNew(before: ChoiceState | undefined, now: ChoiceState): ChoiceState {
  const isSame =
    before !== undefined &&
    before.decision === now.decision &&
    before.picked === now.picked &&
    before.parked?.answer === now.parked?.answer &&
    before.parked?.decision === now.parked?.decision &&
    before.isMissingSaid === now.isMissingSaid &&
    before.isSent === now.isSent &&
    before.isSending === now.isSending;
  return isSame ? before : now;
}
