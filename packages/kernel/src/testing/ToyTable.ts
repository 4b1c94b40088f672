import { expect } from 'vitest';
import type { Card, Decision, OptionId, Outcome, Seat } from '../base/vocabulary.ts';
import { canonicalJson } from '../crypto/canonical.ts';
import { canUndo } from '../flow/flow.ts';
import { openDecision, openDecisions, setContractChecks } from '../flow/run.ts';
import { seedFast } from '../rng/rng.ts';
import {
  DECK,
  DISCARD,
  handOf,
  TABLE,
  type ToyGame,
  type ToyPrograms,
  type ToyStart,
  type ToyState,
  toyGame,
} from './toyGame.ts';
import type { ToyEvent } from './toyTexts.ts';

export const A = 0;
export const B = 1;
export const C = 2;
export const D = 3;

export interface ToySetting extends ToyStart {
  readonly seats?: number;
  readonly seed?: number;
}

/** A toy game at its first decision. */
export function toyTable(programs: ToyPrograms, setting: ToySetting = {}): ToyTable {
  return new ToyTable(toyGame(programs, setting), setting.seats ?? 2, setting.seed ?? 1);
}

/**
 * Plays a toy with all contract checks on. At every decision it makes a clone and a JSON copy. From then on both get each
 * answer before the game does; they must not change the game, and must end in the same state. At every decision the state is
 * also determinized for each seat, which must not notice a difference.
 */
export class ToyTable {
  readonly game: ToyGame;
  readonly state: ToyState;
  readonly events: ToyEvent[] = [];
  readonly #copies: ToyState[] = [];

  constructor(game: ToyGame, seats: number, seed: number) {
    this.game = game;
    const options = game.parseOptions({}, seats);
    this.state = withLawChecks(() => game.setup(options, seats, seedFast(seed), game.revision, this.events));
    this.#checkAndCopy();
  }

  /** Gives an answer, which may resume the program up to the next decision. */
  answer(seat: Seat, ...options: readonly OptionId[]): this {
    this.#forCopies((copy) => this.game.apply(copy, seat, options));
    withLawChecks(() => this.game.apply(this.state, seat, options, this.events));
    this.#checkAndCopy();
    return this;
  }

  withdraw(seat: Seat): this {
    this.#forCopies((copy) => this.game.withdraw(copy, seat));
    this.game.withdraw(this.state, seat);
    this.#checkAndCopy();
    return this;
  }

  /** The seats that have not answered yet. */
  get asked(): Seat[] {
    return openDecisions(this.state).map((d) => d.seat);
  }

  /** A seat's options; undefined if it is not asked. */
  options(seat: Seat): readonly OptionId[] | undefined {
    return this.decision(seat)?.options;
  }

  decision(seat: Seat): Decision | undefined {
    return openDecision(this.state, seat);
  }

  /** The log so far, e.g. `A1 B2`. */
  get said(): string {
    return this.events.flatMap(({ t, seat, n }) => (t === 'said' ? [`${'ABCD'[seat]}${n}`] : [])).join(' ');
  }

  get tokens(): readonly number[] {
    return this.state.tokens;
  }

  get outcome(): Outcome | null {
    return this.state.flow.outcome;
  }

  /** The seats that may undo their last answer. */
  get mayUndo(): Seat[] {
    return this.state.tokens.flatMap((_, seat) => (canUndo(this.state, seat) ? [seat] : []));
  }

  get deck(): readonly Card[] {
    return this.#cards(DECK);
  }

  get discard(): readonly Card[] {
    return this.#cards(DISCARD);
  }

  get table(): readonly Card[] {
    return this.#cards(TABLE);
  }

  hand(seat: Seat): readonly Card[] {
    return this.#cards(handOf(seat));
  }

  #cards(zone: number): readonly Card[] {
    return this.state.zones[zone]?.cards.slice() ?? [];
  }

  #forCopies(change: (copy: ToyState) => void): void {
    const before = canonicalJson(this.state);
    for (const copy of this.#copies) change(copy);
    expect(canonicalJson(this.state)).toBe(before);
  }

  #checkAndCopy(): void {
    const { game, state } = this;
    const now = canonicalJson(state);
    game.checkInvariants(state);
    for (const copy of this.#copies) expect(canonicalJson(copy)).toBe(now);
    for (let seat = 0; seat < state.seats; seat++) {
      const world = game.clone(state);
      game.determinize(world, seat, seedFast(seat));
      expect(openDecision(world, seat)).toEqual(openDecision(state, seat));
      expect(game.view(world, seat)).toEqual(game.view(state, seat));
    }
    expect(canonicalJson(state)).toBe(now);
    this.#copies.push(game.clone(state), JSON.parse(JSON.stringify(state)) as ToyState);
  }
}

function withLawChecks<T>(run: () => T): T {
  setContractChecks(true);
  try {
    return run();
  } finally {
    setContractChecks(false);
  }
}
