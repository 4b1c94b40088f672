import {
  type Answer,
  type AnsweredBy,
  type Decision,
  type Game,
  type GameRecord,
  hasChoice,
  isLegal,
  type Outcome,
  onlyAnswer,
  openDecision,
  openDecisions,
  type RecordedAnswer,
  type Seat,
  type State,
} from '@regalia/kernel';
import type { TablePast } from '@regalia/protocol';
import { type OrderChoices, orderedAnswer } from '../../tableModel/standingOrders.ts';
import type { TableSnapshot, TableSource } from '../../tableModel/TableSource.ts';
import type { BotHost } from './BotHost.ts';
import type { LocalLiveGame } from './LocalLiveGame.ts';
import { takeSnapshot } from './localSnapshot.ts';
import type { LocalSeat } from './storedTable.ts';

/** Where standing orders are kept. */
export interface SeatOrders {
  readonly of: (seat: Seat) => OrderChoices;
  readonly store: (seat: Seat, choices: OrderChoices) => void;
}

export interface LocalTableParts {
  readonly id: string;
  readonly game: Game;
  readonly seats: readonly LocalSeat[];
  readonly liveGame: LocalLiveGame;
  readonly bots: Pick<BotHost, 'choose' | 'close'>;
  /** Called after every answer and undo. Parked answers are not part of the record. */
  readonly save: (record: GameRecord, outcome: Outcome | null, parked: readonly RecordedAnswer[]) => void;
  /** When to save: later, where something is to be painted first; at once if left out. */
  readonly later?: (work: () => void) => void;
  readonly rematch: () => Promise<string>;
  /** The standing orders of the people at this screen; none are kept if left out. */
  readonly orders?: SeatOrders;
  /** How often the bots agree to go back where that is not free; a few times if left out. */
  readonly botUndos?: number;
  /** How long a bot seems to think, in ms. */
  readonly moment: () => number;
  readonly onClose?: () => void;
}

const BOT_UNDOS = 5;
type GivenAnswer = readonly [Answer, AnsweredBy];

const NO_ORDERS: SeatOrders = { of: () => ({}), store: () => undefined };

/** A table in this browser: bots in a worker, and one person or several who share the screen. */
export class LocalTable implements TableSource {
  readonly id: string;
  readonly game: Game;
  readonly remote = null;
  readonly replay = null;
  readonly #parts: LocalTableParts;
  readonly #listeners = new Set<() => void>();
  readonly #thinking = new Set<Seat>();
  /** A single person skips questions with one answer; among several people skipping would give them away. */
  readonly #isAlone: boolean;
  /** No card is visible to its owner alone, so nothing has to be hidden at a shared screen. */
  readonly #isOpen: boolean;
  #atScreen: Seat;
  #snapshot: TableSnapshot;
  #closed = false;
  #unsaved = false;

  constructor(parts: LocalTableParts) {
    this.id = parts.id;
    this.game = parts.game;
    this.#parts = parts;
    const people = parts.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    this.#isAlone = people.length === 1;
    this.#isOpen = parts.game.layout(parts.seats.length).specs.every(({ visibleTo }) => visibleTo !== 'owner');
    this.#atScreen = people.length > 1 ? -1 : (people[0] ?? 0);
    this.#snapshot = this.#look();
    this.#letBotsThink();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): TableSnapshot => this.#snapshot;

  async answer(answer: Answer, step: number): Promise<void> {
    const { step: now, decision } = this.#snapshot;
    if (step === now && decision !== null) this.#give(this.#atScreen, answer, 'person');
  }

  async withdraw(): Promise<void> {
    this.#parts.liveGame.liveGame.withdraw(this.#atScreen);
    this.#save();
    this.#changed();
  }

  async undo(): Promise<void> {
    const { liveGame } = this.#parts;
    if (liveGame.liveGame.canUndo(this.#atScreen)) liveGame.undo(this.#atScreen);
    else if (this.#botUndos > 0) liveGame.rewind(this.#atScreen);
    else return;
    this.#save();
    this.#changed();
    this.#letBotsThink();
  }

  /** Holds from the next question on: one that is open stays on the screen. */
  async order(order: string, choice: string): Promise<void> {
    const { orders = NO_ORDERS } = this.#parts;
    const seat = this.#atScreen;
    if (seat < 0) return;
    orders.store(seat, { ...orders.of(seat), [order]: choice });
    this.#snapshot = { ...this.#snapshot, orders: orders.of(seat) };
    this.#notify();
  }

  /** How often the bots still agree to go back to the person's last answer. */
  get #botUndos(): number {
    const { liveGame, botUndos = BOT_UNDOS } = this.#parts;
    return this.#isAlone && liveGame.canRewind(this.#atScreen) ? Math.max(0, botUndos - liveGame.rewinds) : 0;
  }

  takeScreen(): void {
    if (this.#snapshot.curtain !== null) this.#atScreen = this.#snapshot.curtain;
    this.#changed();
  }

  async past(step: number): Promise<TablePast> {
    return this.#parts.liveGame.past(step, this.#snapshot.viewer);
  }

  async record(): Promise<GameRecord> {
    return this.#parts.liveGame.liveGame.record();
  }

  rematch(): Promise<string> {
    return this.#parts.rematch();
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.saveNow();
    this.#parts.bots.close();
    this.#parts.onClose?.();
  }

  #give(seat: Seat, answer: Answer, by: AnsweredBy): void {
    this.#parts.liveGame.answer(seat, answer, by);
    this.#save();
    this.#changed();
    this.#letBotsThink();
  }

  #letBotsThink(): void {
    for (const decision of openDecisions(this.#parts.liveGame.liveGame.state)) {
      const { seat } = decision;
      if (this.#thinking.has(seat)) continue;
      const bot = this.#parts.seats[seat]?.bot;
      const ordered = this.#orderedAnswer(decision);
      if (bot) void this.#think(seat, (state) => this.#askBot(state, decision, bot));
      else if (ordered) void this.#think(seat, async () => [ordered, 'person']);
    }
  }

  /** What a person answers without being asked. */
  readonly #orderedAnswer = (decision: Decision): Answer | null => {
    if (this.#parts.seats[decision.seat]?.bot !== null) return null;
    const isForced = this.#isAlone && !hasChoice(decision);
    if (isForced) return onlyAnswer(decision);
    const { orders = NO_ORDERS } = this.#parts;
    return orderedAnswer(this.game.timing.standingOrders, orders.of(decision.seat), decision);
  };

  /** A bot that fails is answered for by the game, as on a server. */
  async #askBot(state: State, decision: Decision, bot: string): Promise<GivenAnswer> {
    const fallback = this.game.fallback(state, decision);
    try {
      const answer = await this.#parts.bots.choose(this.game, state, decision.seat, bot);
      return isLegal(decision, answer) ? [answer, 'bot'] : [fallback, 'fallback'];
    } catch {
      return [fallback, 'fallback'];
    }
  }

  async #think(seat: Seat, choose: (state: State) => Promise<GivenAnswer>): Promise<void> {
    this.#thinking.add(seat);
    const { liveGame } = this.#parts.liveGame;
    const { state } = liveGame;
    const { step } = state.flow;
    const moment = new Promise((done) => setTimeout(done, this.#parts.moment()));
    const [answer, by] = await choose(state);
    await moment;
    this.#thinking.delete(seat);
    if (this.#closed) return;
    const stillAsked = liveGame.state === state && state.flow.step === step && openDecision(state, seat) !== undefined;
    if (stillAsked) this.#give(seat, answer, by);
    else this.#letBotsThink();
  }

  #save(): void {
    const { later = (work) => work() } = this.#parts;
    if (this.#unsaved) return;
    this.#unsaved = true;
    later(() => this.saveNow());
  }

  /** Saves what is still to be saved: before the page goes. */
  saveNow(): void {
    if (!this.#unsaved) return;
    this.#unsaved = false;
    const { liveGame, seats, save } = this.#parts;
    const parked = liveGame.parked((seat) => (seats[seat]?.bot === null ? 'person' : 'bot'));
    save(liveGame.liveGame.record(), liveGame.liveGame.state.flow.outcome, parked);
  }

  #changed(): void {
    this.#snapshot = this.#look();
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  #look(): TableSnapshot {
    const isOrdered = (decision: Decision): boolean => this.#orderedAnswer(decision) !== null;
    const take = () => takeSnapshot(this.#parts.liveGame, this.#parts.seats, this.#atScreen, isOrdered);
    let snapshot = take();
    if (snapshot.curtain !== null && this.#isOpen && snapshot.asked.length === 1) {
      this.#atScreen = snapshot.curtain;
      snapshot = take();
    }
    const { orders = NO_ORDERS } = this.#parts;
    const { viewer } = snapshot;
    return { ...snapshot, botUndos: this.#botUndos, orders: typeof viewer === 'number' ? orders.of(viewer) : {} };
  }
}
