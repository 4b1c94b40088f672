import type { Message, Seat } from './vocabulary.ts';

/** Why an answer is not allowed: a message and the ID of the rule. */
export interface Refusal extends Message {
  readonly rule: string;
}

/** The answer is not legal. The state is unchanged. */
export class IllegalAnswer extends Error {
  readonly code = 'illegal-answer';
  readonly seat: Seat;
  readonly refusal: Refusal;

  constructor(seat: Seat, refusal: Refusal) {
    super(`seat ${seat} gave an illegal answer: ${refusal.key} (${refusal.rule})`);
    this.name = 'IllegalAnswer';
    this.seat = seat;
    this.refusal = refusal;
  }

  get ruleId(): string {
    return this.refusal.rule;
  }
}

/** The seat has no open decision: it was not asked, has already answered, or the game is over. */
export class NotAsked extends Error {
  readonly code = 'not-asked';
  readonly seat: Seat;

  constructor(seat: Seat, why: string) {
    super(`seat ${seat} is not asked: ${why}`);
    this.name = 'NotAsked';
    this.seat = seat;
  }
}

/** Options, seats, a seed or a record are invalid. The message says what to change. */
export class InvalidInput extends Error {
  readonly code: 'invalid-options' | 'invalid-record' | 'invalid-seed';

  constructor(code: InvalidInput['code'], message: string) {
    super(message);
    this.name = 'InvalidInput';
    this.code = code;
  }
}

/** A game broke the kernel's contract. Always a bug in the game, never caused by user input. */
export class ContractViolation extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ContractViolation';
  }
}
