import type { Refusal } from '@regalia/kernel';
import type { ErrorCode, WireError } from '@regalia/protocol';

/** A request that cannot be fulfilled; the message says what to do. */
export class RequestRefused extends Error {
  readonly code: ErrorCode;
  readonly refusal: Refusal | undefined;

  constructor(code: ErrorCode, message: string, refusal?: Refusal) {
    super(message);
    this.name = 'Refused';
    this.code = code;
    this.refusal = refusal;
  }

  toWire(): WireError {
    const { code, message, refusal } = this;
    return refusal === undefined ? { code, message } : { code, message, refusal };
  }
}

/** The message for internal errors. */
export const INTERNAL_ERROR: WireError = {
  code: 'internal',
  message: 'Something went wrong on the server. Try again in a moment.',
};

/** A log that the current rules cannot read as it was written. The table is quarantined, never reinterpreted. */
export class CorruptLog extends RequestRefused {
  /** The reason, for the operator. */
  readonly why: string;

  constructor(why: string) {
    super(
      'unfit-log',
      'What was played at this table does not fit the rules that this server knows. It is kept as it is, and cannot be played on here.',
    );
    this.why = why;
  }
}
