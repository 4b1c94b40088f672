import type { Answer, Card, OptionId } from '@regalia/kernel';
import { advance, type FlightsOf, paceOf, still } from './animationQueue.ts';
import { dropOne, tap } from './draft.ts';
import { standingSteps, stepAway } from './lookBack.ts';
import {
  decisionOf,
  type Following,
  firstState,
  type ModelState,
  type OpenedPanels,
  type Panel,
  pickedOf,
  receive,
  withMissing,
  withOpened,
  withPanel,
  withPast,
  withPicked,
  withQueue,
} from './modelState.ts';
import type { TableSource } from './TableSource.ts';
import type { TableMemory } from './tableMemory.ts';
import { showTable, type TableShown } from './tableShown.ts';

/** What a table needs of where it is shown. */
export interface ModelDeps {
  readonly memory: TableMemory;
  /** What moves when an event happens; nothing flies without it. */
  readonly flightsOf: FlightsOf | undefined;
  /** Whether things may move now. */
  readonly canAnimate: () => boolean;
  /** 1 for the usual speed of animations. */
  readonly speed: () => number;
  /** Whether one tap on an option sends it where one is chosen. */
  readonly sendsAtOnce: () => boolean;
  /** Calls back once after some ms; returns how to cancel. */
  readonly after: (ms: number, callback: () => void) => () => void;
  /** Calls back once the screen shows what was changed so far. */
  readonly afterPaint: (work: () => void) => void;
}

/** A table as a person sees and plays it, whatever draws it: state, and every action that changes it. */
export class TableModel {
  readonly source: TableSource;
  readonly #deps: ModelDeps;
  readonly #listeners = new Set<() => void>();
  #state: ModelState;
  #shown: TableShown;
  #unsubscribe = (): void => undefined;
  #cancelTimer: (() => void) | null = null;
  #isGiving = false;
  /** The step to be looked at, while it is fetched. */
  #wanted: number | null = null;

  constructor(source: TableSource, deps: ModelDeps) {
    this.source = source;
    this.#deps = deps;
    this.#state = firstState(source.snapshot(), this.#following);
    this.#shown = this.#show(null);
  }

  /** Follows its source as long as anybody listens. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) {
      this.#unsubscribe = this.source.subscribe(this.#follow);
      this.#follow();
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#unsubscribe();
      this.skipAnimation();
    };
  };

  readonly shown = (): TableShown => this.#shown;

  /** How long the present animation takes, in ms. */
  get pace(): number {
    return paceOf(this.#state.queue.planned, this.#deps.speed());
  }

  /** Shows the table as it is at once. */
  readonly skipAnimation = (): void => {
    const { queue } = this.#state;
    if (queue.steps.length > 0) this.#change(withQueue(this.#state, still(queue.latest)));
  };

  /** Marks, unmarks or sends an option; says why where it is not offered. */
  readonly tap = (option: OptionId): void => {
    const decision = decisionOf(this.#state);
    if (decision === null) return;
    const result = tap(decision, pickedOf(this.#state), option, this.#deps.sendsAtOnce());
    if (result.t === 'mark') this.set(result.picked);
    else if (result.t === 'send') this.send(result.answer);
    else this.explain(option, decision.of === 'card' ? option : null);
  };

  /** Unmarks one copy of an option. */
  readonly drop = (option: OptionId): void => this.set(dropOne(pickedOf(this.#state), option));

  /** Marks exactly these; never sends. */
  readonly set = (answer: Answer): void => this.#change(withPicked(this.#state, answer));

  /**
   * Gives the one answer. It is shown as given at once, and until another question is shown; what it changes is drawn after that.
   * The table may move on in between: the answer belongs to the step at which it was chosen.
   */
  readonly send = (answer: Answer): void => {
    if (this.#isGiving) return;
    this.#isGiving = true;
    const { step, viewer } = this.#state.queue.shown;
    this.#change({ ...this.#state, pending: decisionOf(this.#state) });
    this.#deps.afterPaint(() => {
      this.#isGiving = false;
      if (typeof viewer === 'number') this.#deps.memory.noteAnswer(this.source.id, viewer, step);
      void this.#attempt(this.source.answer(answer, step), () => this.#change({ ...this.#state, pending: null }));
    });
  };

  /** Says what the answer still lacks. */
  readonly sayMissing = (): void => this.#change(withMissing(this.#state));

  /** Says why this is not offered, beside the card that it is or stands for. */
  readonly explain = (option: OptionId, card: Card | null): void => {
    const decision = decisionOf(this.#state);
    const { view } = this.#shown.seen;
    if (decision === null || view === null) return;
    this.open({ inspected: { card, refusal: this.source.game.whyNot(view, decision, [option]) } });
  };

  readonly withdraw = (): void => void this.#attempt(this.source.withdraw());
  readonly undo = (): void => void this.#attempt(this.source.undo());
  readonly takeScreen = (): void => this.source.takeScreen();

  /** Gives a standing order; the source holds the one truth about it. */
  readonly order = (order: string, choice: string): void => void this.#attempt(this.source.order(order, choice));

  /** The steps that can be looked at, the present one last. */
  steps(): readonly number[] {
    return standingSteps(this.#state.live.log);
  }

  /** Shows the table as it was after a step. */
  readonly lookAt = (step: number): void => {
    const { source } = this;
    if (source.replay !== null) source.replay.turnTo(step);
    else if (step === this.steps().at(-1)) this.lookAtPresent();
    else this.#fetchPast(step);
  };

  #fetchPast(step: number): void {
    const { viewer, step: now } = this.#state.live;
    const begun = this.#state.past?.begun ?? now;
    this.#wanted = step;
    this.source.past(step).then(
      (past) => {
        if (this.#wanted === step) this.#change(withPast(this.#state, { ...past, step, viewer, begun }));
      },
      (error: Error) => this.warn(error),
    );
  }

  /** Goes forward or back by some steps. */
  readonly lookBy = (by: number): void => {
    const { past } = this.#state;
    const steps = this.steps();
    const from = past === null ? steps.at(-1) : (this.#wanted ?? past.step);
    if (from !== undefined) this.lookAt(stepAway(steps, from, by));
  };

  readonly lookAtPresent = (): void => {
    this.#wanted = null;
    this.#change(withPast(this.#state, null));
  };

  /** From a line of the log to the table as it was then. */
  readonly jumpTo = (step: number): void => {
    this.openPanel('table');
    this.lookAt(step);
  };

  readonly openPanel = (panel: Panel): void => this.#change(withPanel(this.#state, panel));
  readonly open = (opened: Partial<OpenedPanels>): void => this.#change(withOpened(this.#state, opened));

  /** Says that something went wrong, until the next thing is done. */
  readonly warn = (trouble: Error | string | null): void => this.#change({ ...this.#state, trouble });

  async #attempt(work: Promise<void>, onFailed: () => void = () => undefined): Promise<void> {
    this.warn(null);
    try {
      await work;
    } catch (error) {
      this.warn(error as Error);
      onFailed();
    }
  }

  get #following(): Following {
    const { flightsOf, canAnimate } = this.#deps;
    return { orders: this.source.game.timing.standingOrders, flightsOf, isAnimated: canAnimate() };
  }

  readonly #follow = (): void => this.#change(receive(this.#state, this.source.snapshot(), this.#following));

  #change(state: ModelState): void {
    if (state === this.#state) return;
    const [playing] = this.#state.queue.steps;
    this.#state = state;
    if (state.queue.steps[0] !== playing) this.#playNext();
    this.#shown = this.#show(this.#shown);
    for (const listener of this.#listeners) listener();
  }

  #playNext(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    if (this.#state.queue.steps.length === 0) return;
    this.#cancelTimer = this.#deps.after(this.pace, () =>
      this.#change(withQueue(this.#state, advance(this.#state.queue))),
    );
  }

  #show(before: TableShown | null): TableShown {
    const { id, game } = this.source;
    return showTable(this.#state, { id, game, memory: this.#deps.memory }, before);
  }
}
