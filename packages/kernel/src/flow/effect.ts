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

/** Takes what happened, for log and animation; absent in search. */
export interface EventSink<E> {
  push(event: E): void;
}

const NO_VARS: Vars = {};
const PAST_ALL_STEPS = 1 << 30;

/**
 * What a step works with: the frame it runs in, the answers just given, and the verbs. One handle serves a whole game and
 * is aimed anew for every step; a step must not keep it, nor the answers. Games extend it with verbs of their own.
 *
 * Law: a step that asks, calls or ends the game does so last, and a step that asks does nothing else, so that the question
 * can be put again after the hidden cards were dealt anew.
 */
export class Effect<S extends State, E> {
  /** The state being changed. */
  declare state: S;
  /** Where events go; write `x.out?.push(...)`, so that nothing is built in search. */
  out: EventSink<E> | undefined = undefined;

  /** Whether the rules let a question with a single answer pass unasked; the game says so (`GameSpec.passesForced`). */
  canSkipForced(_s: S, _d: Decision): boolean {
    return false;
  }

  /** The run of the program that this step is of. */
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

  /** The public numbers of this effect; undefined what was never set. */
  get vars(): Vars {
    return registers.frame.vars;
  }

  /** Keeps public numbers for later steps of this effect, besides those it has. */
  set(vars: Vars): void {
    const { frame } = registers;
    frame.vars = frame.vars === NO_VARS ? vars : merged(frame.vars, vars);
  }

  /** Who was asked in the step before. */
  get answered(): readonly Decision[] {
    return registers.answered;
  }

  /** The answer to the only decision of the step before. */
  get answer(): Answer {
    const answer = registers.answers[0];
    if (answer === undefined)
      throw new ContractViolation(
        'no answer here: it is there for one step after the question, which must not ask itself',
      );
    return answer;
  }

  /** The first option of that answer, or -1 if nothing was taken. */
  get chosen(): number {
    return this.answer[0] ?? -1;
  }

  /** What a seat answered in the step before; undefined if it was not asked. */
  answerOf(seat: Seat): Answer | undefined {
    const { answered, answers } = registers;
    for (let i = 0; i < answered.length; i++) if ((answered[i] as Decision).seat === seat) return answers[i];
    return undefined;
  }

  zone(id: number): Zone {
    return registers.zones[id] as Zone;
  }

  /** Puts questions to seats, at most one each; the answers are there in the next step. Nothing asked: goes on at once. */
  ask(...decisions: Decision[]): void {
    this.askAll(decisions);
  }

  /** The same with a list made for it, which must not change any more. */
  askAll(decisions: Decision[]): void {
    const r = registers;
    r.suspend();
    r.flow.asked = decisions;
    if (r.untracked) return;
    checkQuestions(decisions, r.seats);
    r.flow.given = decisions.length === 1 ? [null] : decisions.map(() => null);
  }

  /**
   * Puts a question unless it has a single answer, which the next step then gets at once. Only where the game says that
   * its rules let it pass (`passesForced`).
   */
  askUnlessForced(d: Decision): void {
    const r = registers;
    if (r.asksAgain || hasChoice(d)) {
      this.ask(d);
      return;
    }
    if (!this.canSkipForced(this.state, d)) throw new ContractViolation(`no rule lets "${d.prompt}" pass unasked`);
    if (!r.untracked) checkQuestion(d, r.seats);
    r.suspend();
    r.forced = d;
  }

  /** Runs another program to its end before the next step of this one. */
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

  /** Runs the step again once what it calls has ended. Say it before `call`. */
  repeatStep(): void {
    registers.frame.pc--;
  }

  /** Skips the rest of this program. */
  skipRest(): void {
    const r = registers;
    r.frame.pc = PAST_ALL_STEPS;
    r.suspend();
  }

  /** Ends the game; whatever is still running is cut short. */
  end(outcome: Outcome): void {
    const r = registers;
    r.suspend();
    r.flow.outcome = outcome;
  }

  /** Nobody may take back anything before this moment. */
  blockUndo(): void {
    registers.blocksUndo = true;
  }

  /** An even choice from 0 to n - 1, from the game's own generator. */
  random(n: number): number {
    const r = registers;
    r.usedRandom = true;
    return below(r.rng, n);
  }

  /** Throws dice: so many, each showing one of its faces, from 0. */
  roll(count: number, faces: number): number[] {
    const thrown: number[] = [];
    for (let i = 0; i < count; i++) thrown.push(this.random(faces));
    return thrown;
  }

  /** Tells the kernel that viewers learned something hidden that is not a card in a zone. */
  noteLearned(viewers: number): void {
    registers.learned |= viewers;
  }

  /** All seats in turn order, beginning with `first`. */
  seatsFrom(first: Seat): Seat[] {
    const { seats } = this;
    const order: Seat[] = [];
    for (let i = 0; i < seats; i++) order.push((first + i) % seats);
    return order;
  }

  /** All seats but this one, from its left. */
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

  /** The same one after the other, as many as there are, at most `count`; how many. */
  moveTops(from: number, to: number, count: number): number {
    return moveTops(registers, from, to, count);
  }

  moveAll(from: number, to: number, seen = 0): void {
    moveAll(registers, from, to, seen);
  }

  swap(one: number, other: number): void {
    swapZones(registers, one, other);
  }

  /** A card that lay outside the zones, like one of a supply pile, comes into one of them; everybody sees it. */
  addCard(card: Card, to: number): void {
    addCard(registers, card, to);
  }

  shuffle(zone: number): void {
    const r = registers;
    r.usedRandom = true;
    shuffleZone(r, zone);
  }

  /** Brings the cards of all these zones to the first of them, in this order, and shuffles it. */
  gatherAndShuffle(zones: readonly number[]): void {
    const r = registers;
    r.usedRandom = true;
    gatherAndShuffle(r, zones);
  }

  /** Shows the card at one place; to everybody unless told otherwise. */
  reveal(zone: number, index: number, viewers = allViewers(this.seats)): void {
    revealAt(registers, zone, index, viewers);
  }

  /** Shows a whole zone; to everybody unless told otherwise. */
  revealAll(zone: number, viewers = allViewers(this.seats)): void {
    revealZone(registers, zone, viewers);
  }

  /** The viewers, everybody unless told otherwise, learn that none of these zones holds the card. */
  learnAbsent(card: Card, zones: readonly number[], viewers = allViewers(this.seats)): void {
    learnAbsent(registers, card, zones, viewers);
  }

  /** The top cards of an ordered zone, all of them seen by everybody, lie in an order that only `keepers` know. */
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

/** What every question must keep, cheap enough to be checked always at tables: its seat is there, and it can be answered. */
function checkQuestion(d: Decision, seats: number): void {
  if (!(d.seat >= 0 && d.seat < seats))
    throw new ContractViolation(`"${d.prompt}" is asked of seat ${d.seat}, which is not there`);
  if (d.min > d.max || (d.kind !== 'amount' && totalAvailable(d) < d.min)) {
    throw new ContractViolation(`"${d.prompt}" has no legal answer`);
  }
}

/** By hand, since spreading two objects into one takes several times as long. */
function merged(old: Vars, added: Vars): Vars {
  const vars: Record<string, number> = { ...old };
  for (const name in added) vars[name] = added[name] as number;
  return vars;
}

/** A frame for the outermost program. */
export function firstFrame(named: Program<never>, seat: Seat = 0): Frame {
  return { program: named.name, pc: 0, seat, cause: seat, vars: NO_VARS, card: NO_CARD, queue: null };
}
