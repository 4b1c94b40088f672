import { ContractViolation } from '../base/errors.ts';
import type { Answer, Card, Decision, Frame, Outcome, Seat, State, Vars, Zone } from '../base/vocabulary.ts';
import { NO_CARD } from '../base/vocabulary.ts';
import { hasChoice, totalAvailable } from '../decision/decision.ts';
import { below } from '../rng/rng.ts';
import { gatherAndShuffle } from '../zones/gather.ts';
import { hideOrder } from '../zones/hideOrder.ts';
import { learnAbsent } from '../zones/knowledge/absences.ts';
import { allViewers } from '../zones/layout.ts';
import {
  addCard,
  moveAll,
  moveAt,
  moveCard,
  moveTop,
  moveTops,
  revealAt,
  revealZone,
  shuffleZone,
  swapZones,
} from '../zones/move.ts';
import type { Program } from './program.ts';
import { registers } from './registers.ts';

/** Receives events for log and animation; absent in search. */
export interface EventSink<E> {
  push(event: E): void;
}

const NO_VARS: Vars = {};
const PAST_ALL_STEPS = 1 << 30;

/**
 * The handle of a step: its frame, the answers just given, and the verbs. All steps of a game share one handle; a step
 * must not retain it or the answers. Games extend it with their own verbs.
 *
 * Contract: asking, calling or ending the game is the last act of a step, and a step that asks does nothing else, so that
 * the kernel can rebuild the decision after re-dealing hidden cards.
 */
export class Effect<S extends State, E> {
  /** The state being changed. */
  declare state: S;
  /** The event sink. Write `x.out?.push(...)`, so that search builds no events. */
  out: EventSink<E> | undefined = undefined;

  /** Set by `defineGame` from `GameSpec.canSkipForced`. */
  canSkipForced(_s: S, _d: Decision): boolean {
    return false;
  }

  /** The frame of the running program. */
  get frame(): Frame {
    return registers.frame;
  }

  /** The seat whose effect this is. */
  get me(): Seat {
    return registers.frame.seat;
  }

  get seats(): number {
    return registers.seats;
  }

  /** The named public numbers of this effect. */
  get vars(): Vars {
    return registers.frame.vars;
  }

  /** Adds or replaces public numbers for later steps of this effect. */
  set(vars: Vars): void {
    const { frame } = registers;
    frame.vars = frame.vars === NO_VARS ? vars : merged(frame.vars, vars);
  }

  /** The decisions of the previous step. */
  get answered(): readonly Decision[] {
    return registers.answered;
  }

  /** The answer to the only decision of the previous step. Throws ContractViolation if there was none. */
  get answer(): Answer {
    const answer = registers.answers[0];
    if (answer === undefined)
      throw new ContractViolation(
        'there is no answer: only the step right after a question may read it, and that step must not ask',
      );
    return answer;
  }

  /** The first option of that answer; -1 if it is empty. */
  get chosen(): number {
    return this.answer[0] ?? -1;
  }

  /** A seat's answer to the previous step; undefined if it was not asked. */
  answerOf(seat: Seat): Answer | undefined {
    const { answered, answers } = registers;
    for (let i = 0; i < answered.length; i++) if ((answered[i] as Decision).seat === seat) return answers[i];
    return undefined;
  }

  zone(id: number): Zone {
    return registers.zones[id] as Zone;
  }

  /** Asks seats, at most one decision each. The next step gets the answers. Without decisions it runs at once. */
  ask(...decisions: Decision[]): void {
    this.askAll(decisions);
  }

  /** Like `ask`, but takes ownership of the list. */
  askAll(decisions: Decision[]): void {
    const r = registers;
    r.suspend();
    r.flow.asked = decisions;
    if (r.untracked) return;
    checkQuestions(decisions, r.seats);
    r.flow.given = decisions.length === 1 ? [null] : decisions.map(() => null);
  }

  /** Asks, unless there is a single legal answer, which the next step then gets at once. Requires `canSkipForced`. */
  askUnlessForced(d: Decision): void {
    const r = registers;
    if (r.asksAgain || hasChoice(d)) {
      this.ask(d);
      return;
    }
    if (!this.canSkipForced(this.state, d))
      throw new ContractViolation(`canSkipForced does not allow skipping "${d.prompt}"`);
    if (!r.untracked) checkQuestion(d, r.seats);
    r.suspend();
    r.forced = d;
  }

  /** Runs another program to its end, then the next step of this one. */
  call(
    called: Program<never>,
    seat: Seat = registers.frame.seat,
    card: Card = registers.frame.card,
    vars: Vars = NO_VARS,
  ): void {
    if (called.name === '')
      throw new ContractViolation('a program must be a constant of the game, not built inside a step');
    const r = registers;
    r.suspend();
    const { stack } = r.flow;
    r.running[stack.length] = called;
    stack.push({ program: called.name, pc: 0, seat, cause: r.frame.seat, vars, card, queue: null });
  }

  /** Runs this step again after the program it calls. Must precede `call`. */
  repeatStep(): void {
    registers.frame.pc--;
  }

  /** Skips the rest of this program. */
  skipRest(): void {
    const r = registers;
    r.frame.pc = PAST_ALL_STEPS;
    r.suspend();
  }

  /** Ends the game and all running programs. */
  end(outcome: Outcome): void {
    const r = registers;
    r.suspend();
    r.flow.outcome = outcome;
  }

  /** Prevents every seat from undoing past this moment. */
  blockUndo(): void {
    registers.blocksUndo = true;
  }

  /** A uniform int from 0 to n - 1 from the game's generator. */
  random(n: number): number {
    const r = registers;
    r.usedRandom = true;
    return below(r.rng, n);
  }

  /** Rolls `count` dice; each result is from 0 to `faces` - 1. */
  roll(count: number, faces: number): number[] {
    const rolled: number[] = [];
    for (let i = 0; i < count; i++) rolled.push(this.random(faces));
    return rolled;
  }

  /** Records that viewers learned something hidden other than a card in a zone. */
  noteLearned(viewers: number): void {
    registers.learned |= viewers;
  }

  /** All seats in turn order, starting with `first`. */
  seatsFrom(first: Seat): Seat[] {
    const { seats } = this;
    const order: Seat[] = [];
    for (let i = 0; i < seats; i++) order.push((first + i) % seats);
    return order;
  }

  /** All other seats in turn order, starting with the left neighbor. */
  others(): Seat[] {
    return this.seatsFrom(this.me).slice(1);
  }

  move(from: number, card: Card, to: number, seen = 0): boolean {
    return moveCard(registers, from, card, to, seen);
  }

  moveAt(from: number, index: number, to: number, seen = 0): Card {
    return moveAt(registers, from, index, to, seen);
  }

  moveTop(from: number, to: number, seen = 0): Card {
    return moveTop(registers, from, to, seen);
  }

  /** Moves up to `count` cards from the top, one by one; returns how many. */
  moveTops(from: number, to: number, count: number): number {
    return moveTops(registers, from, to, count);
  }

  moveAll(from: number, to: number, seen = 0): void {
    moveAll(registers, from, to, seen);
  }

  swap(one: number, other: number): void {
    swapZones(registers, one, other);
  }

  /** Adds a card from outside the zones, e.g. from a supply pile. Everyone sees it. */
  addCard(card: Card, to: number): void {
    addCard(registers, card, to);
  }

  shuffle(zone: number): void {
    const r = registers;
    r.usedRandom = true;
    shuffleZone(r, zone);
  }

  /** Moves the cards of all these zones to the first of them and shuffles it. */
  gatherAndShuffle(zones: readonly number[]): void {
    const r = registers;
    r.usedRandom = true;
    gatherAndShuffle(r, zones);
  }

  /** Shows one card to the viewers, by default to everyone. */
  reveal(zone: number, index: number, viewers = allViewers(this.seats)): void {
    revealAt(registers, zone, index, viewers);
  }

  /** Shows a whole zone to the viewers, by default to everyone. */
  revealAll(zone: number, viewers = allViewers(this.seats)): void {
    revealZone(registers, zone, viewers);
  }

  /** The viewers, by default everyone, learn that none of these zones holds the card. */
  learnAbsent(card: Card, zones: readonly number[], viewers = allViewers(this.seats)): void {
    learnAbsent(registers, card, zones, viewers);
  }

  /** Hides the order of the top cards of an ordered zone from all but `keepers`. Everyone must know these cards. */
  hideOrder(zone: number, count: number, keepers: number): void {
    hideOrder(registers, zone, count, keepers);
  }
}

function checkQuestions(decisions: readonly Decision[], seats: number): void {
  for (let i = 0; i < decisions.length; i++) {
    const d = decisions[i] as Decision;
    checkQuestion(d, seats);
    for (let j = 0; j < i; j++) {
      const { seat, prompt } = decisions[j] as Decision;
      if (seat === d.seat) throw new ContractViolation(`seat ${seat} is asked "${prompt}" and "${d.prompt}" at once`);
    }
  }
}

/** The checks that are cheap enough to run always: the seat exists, and there is a legal answer. */
function checkQuestion(d: Decision, seats: number): void {
  if (!(d.seat >= 0 && d.seat < seats))
    throw new ContractViolation(`"${d.prompt}" asks seat ${d.seat}, which does not exist`);
  if (d.min > d.max || (d.kind !== 'amount' && totalAvailable(d) < d.min)) {
    throw new ContractViolation(`"${d.prompt}" has no legal answer`);
  }
}

/** Several times faster than spreading both objects. */
function merged(old: Vars, added: Vars): Vars {
  const vars: Record<string, number> = { ...old };
  for (const name in added) vars[name] = added[name] as number;
  return vars;
}

/** A frame for the outermost program. */
export function firstFrame(named: Program<never>, seat: Seat = 0): Frame {
  return { program: named.name, pc: 0, seat, cause: seat, vars: NO_VARS, card: NO_CARD, queue: null };
}
