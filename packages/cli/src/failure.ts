import { InvalidInput } from '@regalia/kernel';

/** What was asked is possible to ask, and the answer is no. */
export const SAYS_NO = 1;
/** What was asked makes no sense. */
export const BAD_USAGE = 2;

/** Ends the command with a sentence for the person and an exit code for the script. */
export class Failure extends Error {
  readonly exitCode: typeof SAYS_NO | typeof BAD_USAGE;

  constructor(exitCode: Failure['exitCode'], message: string) {
    super(message);
    this.name = 'Failure';
    this.exitCode = exitCode;
  }
}

export const badUsage = (message: string): Failure => new Failure(BAD_USAGE, message);
export const saysNo = (message: string): Failure => new Failure(SAYS_NO, message);

/** The exit code for an error a person can do something about; undefined for a defect of ours. */
export function exitCodeFor(error: unknown): number | undefined {
  if (error instanceof Failure) return error.exitCode;
  if (error instanceof InvalidInput) return error.code === 'invalid-record' ? SAYS_NO : BAD_USAGE;
  return undefined;
}
