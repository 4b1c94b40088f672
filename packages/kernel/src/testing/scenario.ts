import { expect } from 'vitest';
import { IllegalAnswer } from '../base/errors.ts';
import type { Answer, Card, Decision, Message, OptionId, Outcome, Seat, State, Viewer } from '../base/vocabulary.ts';
import { canonicalJson } from '../crypto/canonical.ts';
import { openDecision, openDecisions, setContractChecks } from '../flow/run.ts';
import type { Game, GameEvent, GameView } from '../game/game.ts';
import { seedFast } from '../rng/rng.ts';
import { formatPlain, makeNamer } from '../text/text.ts';
import { formatCards, playUntil } from './position.ts';

/** The names of the seats in sentences. */
const SEAT_NAMES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/**
 * A table for rule tests, played by card names. After every answer it checks the game's invariants, the step contract, and
 * that no seat can distinguish the state from a re-dealt one. Each game extends it with the terms of its rule book.
 */
export class ScenarioTable<S extends State, E extends GameEvent, V extends GameView, O> {
  readonly game: Game<S, E, V, O>;
  readonly state: S;
  /** What happened since the position was set up, unredacted. */
  readonly events: E[] = [];
  readonly #cards: ReadonlyMap<string, Card>;

  /** `cards` has the ids by name. */
  constructor(game: Game<S, E, V, O>, state: S, cards: ReadonlyMap<string, Card>) {
    setContractChecks(true);
    this.game = game;
    this.state = state;
    this.#cards = cards;
    this.check();
  }

  get isOver(): boolean {
    return this.outcome !== null;
  }

  get outcome(): Outcome | null {
    return this.state.flow.outcome;
  }

  /** The seats that have not answered yet, e.g. 'A B'. */
  get asked(): string {
    return openDecisions(this.state)
      .map((d) => SEAT_NAMES[d.seat])
      .join(' ');
  }

  /** The log in English as a viewer reads it. */
  logOf(viewer: Viewer): string[] {
    return this.events.flatMap((event) => {
      const seen = this.game.redact(event, viewer);
      const message = seen && this.game.texts.ofEvent(seen);
      return message ? [this.textOf(message)] : [];
    });
  }

  /** The cards of a zone by name; see `formatCards` for their order. */
  zone(name: string, owner: Seat | null = null): string {
    return formatCards(this.game, this.state, name, owner);
  }

  textOf(message: Message): string {
    const { texts } = this.game;
    return formatPlain('en', texts.dictionary('en'), message, makeNamer(texts, 'en', SEAT_NAMES));
  }

  /** Parses an answer: cards by name, other options by the game's names for them, or numbers. */
  parseAnswer(d: Decision, words: string): Answer {
    return words.split(' ').flatMap((word) => (word === '' ? [] : [this.#parseOption(d, word)]));
  }

  /** Plays fallback answers until the condition holds or the game is over. */
  playUntil(until: () => boolean = () => false): void {
    playUntil(this.game, this.state, until, this.events, () => this.check());
  }

  check(): void {
    const { game, state } = this;
    const now = canonicalJson(state);
    game.checkInvariants(state);
    for (let seat = 0; seat < state.seats; seat++) {
      const world = game.clone(state);
      game.determinize(world, seat, seedFast(seat));
      expect(game.view(world, seat)).toEqual(game.view(state, seat));
      expect(openDecision(world, seat)).toEqual(openDecision(state, seat));
    }
    expect(canonicalJson(state)).toBe(now);
  }

  #parseOption(d: Decision, word: string): OptionId {
    const option =
      d.of === 'card' ? this.#cards.get(word) : d.options.find((one) => this.game.optionName(d.of, one) === word);
    if (option !== undefined) return option;
    if (/^\d+$/.test(word)) return Number(word);
    throw new Error(`"${d.prompt}" knows no ${d.of} called "${word}"`);
  }
}

/** One seat of a scenario table: its actions and its zones. */
export class ScenarioSeat<S extends State, E extends GameEvent, V extends GameView, O> {
  readonly seat: Seat;
  protected readonly table: ScenarioTable<S, E, V, O>;

  constructor(table: ScenarioTable<S, E, V, O>, seat: Seat) {
    this.table = table;
    this.seat = seat;
  }

  get hand(): string {
    return this.table.zone('hand', this.seat);
  }

  get view(): V {
    return this.table.game.view(this.table.state, this.seat);
  }

  /** Its open decision; throws if it is not asked. */
  get decision(): Decision {
    const d = openDecision(this.table.state, this.seat);
    if (d === undefined) throw new Error(`${SEAT_NAMES[this.seat]} is not asked anything`);
    return d;
  }

  /** Its options, by name. */
  get options(): string {
    const { of, options } = this.decision;
    return options.map((option) => this.table.game.optionName(of, option)).join(' ');
  }

  /** The question, in English. */
  get prompt(): string {
    return this.table.textOf(this.table.game.texts.ofDecision(this.decision));
  }

  get log(): string[] {
    return this.table.logOf(this.seat);
  }

  answers(words: string): void {
    const { game, state, events } = this.table;
    game.apply(state, this.seat, this.table.parseAnswer(this.decision, words), events);
    this.table.check();
  }

  withdraws(): void {
    this.table.game.withdraw(this.table.state, this.seat);
    this.table.check();
  }

  /** Expects the answer to be refused under this rule without any change; returns the refusal's sentence. */
  isRefused(words: string, rule: string): string {
    const { game, state } = this.table;
    const before = canonicalJson(state);
    const refused = refusalOf(() => game.apply(state, this.seat, this.table.parseAnswer(this.decision, words)));
    expect(refused.ruleId).toBe(rule);
    expect(canonicalJson(state)).toBe(before);
    return this.table.textOf(refused.refusal);
  }
}

function refusalOf(attempt: () => void): IllegalAnswer {
  try {
    attempt();
  } catch (error) {
    if (error instanceof IllegalAnswer) return error;
    throw error;
  }
  throw new Error('the answer was accepted');
}
