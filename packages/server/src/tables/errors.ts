import type { Refusal } from '@regalia/kernel';
import type { ErrorCode, WireError } from '@regalia/protocol';

/** A request that cannot be fulfilled; the message tells the person what to do. */
export class Refused extends Error {
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
