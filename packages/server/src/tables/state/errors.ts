import type { Refusal } from '@regalia/kernel';
import type { ErrorCode, WireError } from '@regalia/protocol';

/** A request that cannot be fulfilled; the message tells the person what to do. */
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

/** What is told outside of a fault in here. */
export const INTERNAL_ERROR: WireError = {
  code: 'internal',
  message: 'Something went wrong on the server. Try again in a moment.',
};

/** A log that the rules known here cannot read as it was written. The table is set aside as it is, never read otherwise. */
export class CorruptLog extends RequestRefused {
  /** For the operator: what stands in the way. */
  readonly why: string;

  constructor(why: string) {
    super(
      'unfit-log',
      'What was played at this table does not fit the rules that this server knows. It is kept as it is, and cannot be played on here.',
    );
    this.why = why;
  }
}
