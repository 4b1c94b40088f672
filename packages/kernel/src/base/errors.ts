import type { Message } from '../text/text.ts';
import type { Seat } from './vocabulary.ts';

/** Why an answer is not allowed: a sentence that says so, and the rule. */
export interface Refusal extends Message {
  readonly rule: string;
}

/** The answer was not offered. The state is as it was. */
export class IllegalAnswer extends Error {
  readonly code = 'illegal-answer';
  readonly seat: Seat;
  readonly refusal: Refusal;

  constructor(seat: Seat, refusal: Refusal) {
    super(`seat ${seat} may not answer so: ${refusal.key} (${refusal.rule})`);
    this.name = 'IllegalAnswer';
    this.seat = seat;
    this.refusal = refusal;
  }

  get ruleId(): string {
    return this.refusal.rule;
  }
}

/** The seat has no open decision now: it was not asked, has answered already, or the game is over. */
export class NotAsked extends Error {
  readonly code = 'not-asked';
  readonly seat: Seat;

  constructor(seat: Seat, why: string) {
    super(`seat ${seat} is not asked: ${why}`);
    this.name = 'NotAsked';
    this.seat = seat;
  }
}

/** Options, seats, seed or record that cannot be used; the message says what to change. */
export class InvalidInput extends Error {
  readonly code: 'invalid-options' | 'invalid-record' | 'invalid-seed';

  constructor(code: InvalidInput['code'], message: string) {
    super(message);
    this.name = 'InvalidInput';
    this.code = code;
  }
}

/** A program broke a law of the kernel; a defect of the game, never of a person's input. */
export class ContractViolation extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BrokenLaw';
  }
}
