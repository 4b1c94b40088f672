import { hasChoice, totalAvailable } from '../decision.ts';
import { BrokenLaw } from '../errors.ts';
import { below } from '../rng/rng.ts';
import type { Answer, Card, Decision, Frame, Outcome, Seat, State, Vars, Zone } from '../vocabulary.ts';
import { NO_CARD } from '../vocabulary.ts';
import { learnAbsent } from '../zones/absences.ts';
import { hideOrder } from '../zones/arrange.ts';
import type { Cards } from '../zones/groups.ts';
import { everyone, type Layout } from '../zones/layout.ts';
import {
  bringCard,
  lookAt,
  lookInto,
  moveAll,
  moveAt,
  moveCard,
  moveTop,
  shuffleZone,
  swapZones,
} from '../zones/move.ts';
import type { Program } from './program.ts';

/** Takes what happened, for log and animation; absent in search. */
export interface EventSink<E> {
  push(event: E): void;
}

export const NO_ANSWERS: readonly Answer[] = [];
const NO_VARS: Vars = {};

/**
 * What a step works with: the frame it runs in, the answers just given, and the verbs. One handle serves a whole game and
 * is aimed anew for every step; a step must not keep it. Games extend it with verbs of their own.
 *
 * Law: a step that asks, calls or ends the game does so last, and a step that asks does nothing else, so that the question
 * can be put again after the hidden cards were dealt anew.
 */
export class Effect<S extends State, E> implements Cards {
  /** The state being changed. */
  declare state: S;
  declare layout: Layout;
  declare frame: Frame;
  /** Where events go; write `x.out?.push(...)`, so that nothing is built in search. */
  out: EventSink<E> | undefined = undefined;
  learned = 0;
  leftOut = 0;
  usedRandom = false;
  isFinal = false;
  /** Set once the step has asked, called or ended. */
  suspended = false;
  /** Called at that moment, when the laws are being checked. */
  onSuspend: (() => void) | null = null;
  answers: readonly Answer[] = NO_ANSWERS;
  answered: readonly Decision[] = [];
  /** A question with a single answer, which the next step gets without anybody being asked. */
  forced: Decision | null = null;
  /** While the present questions are put again. */
  asksAgain = false;

  /** Whether the rules let a question with a single answer pass unasked; the game says so (`GameSpec.passesForced`). */
  passesForced(_s: S, _d: Decision): boolean {
    return false;
  }

  /** The seat whose effect this is. */
  get me(): Seat {
    return this.frame.seat;
  }

  get seats(): number {
    return this.state.seats;
  }

  /** The public numbers of this effect; undefined what was never set. */
  get vars(): Vars {
    return this.frame.vars;
  }

  /** Keeps public numbers for later steps of this effect, besides those it has. */
  set(vars: Vars): void {
    this.frame.vars = { ...this.frame.vars, ...vars };
  }

  /** The answer to the only decision of the step before. */
  get answer(): Answer {
    const answer = this.answers[0];
    if (answer === undefined)
      throw new BrokenLaw('no answer here: it is there for one step after the question, which must not ask itself');
    return answer;
  }

  /** The first option of that answer, or -1 if nothing was taken. */
  get chosen(): number {
    return this.answer[0] ?? -1;
  }

  /** What a seat answered in the step before; undefined if it was not asked. */
  answerOf(seat: Seat): Answer | undefined {
    const { answered } = this;
    for (let i = 0; i < answered.length; i++) if (answered[i]?.seat === seat) return this.answers[i];
    return undefined;
  }

  zone(id: number): Zone {
    return this.state.zones[id] as Zone;
  }

  /** Puts questions to seats, at most one each; the answers are there in the next step. Nothing asked: goes on at once. */
  ask(...decisions: readonly Decision[]): void {
    this.suspend();
    for (const d of decisions) this.#put(d);
  }

  #put(d: Decision): void {
    const { flow, seats } = this.state;
    checkQuestion(d, seats, flow.asked);
    flow.asked.push(d);
    flow.given.push(null);
  }

  /**
   * Puts a question unless it has a single answer, which the next step then gets at once. Only where the game says that
   * its rules let it pass (`passesForced`).
   */
  askUnlessForced(d: Decision): void {
    if (this.asksAgain || hasChoice(d)) {
      this.ask(d);
      return;
    }
    if (!this.passesForced(this.state, d)) throw new BrokenLaw(`no rule lets "${d.prompt}" pass unasked`);
    checkQuestion(d, this.seats, this.state.flow.asked);
    this.suspend();
    this.forced = d;
  }

  /** Runs another program to its end before the next step of this one. */
  call(called: Program<never>, seat: Seat = this.frame.seat, card: Card = this.frame.card, vars: Vars = NO_VARS): void {
    if (called.name === '') throw new BrokenLaw('a program must be a constant of the game, not built inside a step');
    this.suspend();
    this.state.flow.stack.push({ program: called.name, pc: 0, seat, cause: this.frame.seat, vars, card, queue: null });
  }

  /** Runs the step again once what it calls has ended. Say it before `call`. */
  again(): void {
    this.frame.pc--;
  }

  /** Skips the rest of this program. */
  leave(): void {
    this.frame.pc = Number.MAX_SAFE_INTEGER;
    this.suspend();
  }

  /** Ends the game; whatever is still running is cut short. */
  end(outcome: Outcome): void {
    this.suspend();
    this.state.flow.outcome = outcome;
  }

  /** Nobody may take back anything before this moment. */
  final(): void {
    this.isFinal = true;
  }

  /** An even choice from 0 to n - 1, from the game's own generator. */
  random(n: number): number {
    this.usedRandom = true;
    return below(this.state.flow.rng, n);
  }

  /** Throws dice: so many, each showing one of its faces, from 0. */
  roll(count: number, faces: number): number[] {
    const thrown: number[] = [];
    for (let i = 0; i < count; i++) thrown.push(this.random(faces));
    return thrown;
  }

  /** Tells the kernel that viewers learned something hidden that is not a card in a zone. */
  learn(viewers: number): void {
    this.learned |= viewers;
  }

  /** All seats in turn order, beginning with `first`. */
  seatsFrom(first: Seat): Seat[] {
    const { seats } = this.state;
    const order: Seat[] = [];
    for (let i = 0; i < seats; i++) order.push((first + i) % seats);
    return order;
  }

  /** All seats but this one, from its left. */
  others(): Seat[] {
    return this.seatsFrom(this.me).slice(1);
  }

  move(from: number, card: Card, to: number, seen = 0): boolean {
    return moveCard(this, from, card, to, seen);
  }

  moveAt(from: number, index: number, to: number, seen = 0): Card {
    return moveAt(this, from, index, to, seen);
  }

  moveTop(from: number, to: number, seen = 0): Card {
    return moveTop(this, from, to, seen);
  }

  moveAll(from: number, to: number, seen = 0): void {
    moveAll(this, from, to, seen);
  }

  swap(one: number, other: number): void {
    swapZones(this, one, other);
  }

  /** A card that lay outside the zones, like one of a supply pile, comes into one of them; everybody sees it. */
  bring(card: Card, to: number): void {
    bringCard(this, card, to);
  }

  shuffle(zone: number): void {
    this.usedRandom = true;
    shuffleZone(this, zone);
  }

  /** Shows the card at one place; to everybody unless told otherwise. */
  reveal(zone: number, index: number, viewers = everyone(this.seats)): void {
    lookAt(this, zone, index, viewers);
  }

  /** Shows a whole zone; to everybody unless told otherwise. */
  revealAll(zone: number, viewers = everyone(this.seats)): void {
    lookInto(this, zone, viewers);
  }

  /** The viewers, everybody unless told otherwise, learn that none of these zones holds the card. */
  learnAbsent(card: Card, zones: readonly number[], viewers = everyone(this.seats)): void {
    learnAbsent(this, card, zones, viewers);
  }

  /** The top cards of an ordered zone, all of them seen by everybody, lie in an order that only `keepers` know. */
  hideOrder(zone: number, count: number, keepers: number): void {
    hideOrder(this, zone, count, keepers);
  }

  protected suspend(): void {
    if (this.suspended) throw new BrokenLaw('the effect goes on after suspending; start a new step');
    this.suspended = true;
    this.onSuspend?.();
  }
}

/** What every question must keep, cheap enough to be checked always: one to a seat at the table, and it can be answered. */
function checkQuestion(d: Decision, seats: number, asked: readonly Decision[]): void {
  if (!(d.seat >= 0 && d.seat < seats))
    throw new BrokenLaw(`"${d.prompt}" is asked of seat ${d.seat}, which is not there`);
  for (const other of asked) {
    if (other.seat === d.seat)
      throw new BrokenLaw(`seat ${d.seat} is asked "${other.prompt}" and "${d.prompt}" at once`);
  }
  if (d.min > d.max || (d.kind !== 'amount' && totalAvailable(d) < d.min)) {
    throw new BrokenLaw(`"${d.prompt}" has no legal answer`);
  }
}

/** A frame for the outermost program. */
export function firstFrame(named: Program<never>, seat: Seat = 0): Frame {
  return { program: named.name, pc: 0, seat, cause: seat, vars: NO_VARS, card: NO_CARD, queue: null };
}
