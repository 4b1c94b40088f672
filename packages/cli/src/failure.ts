import { InvalidInput } from '@regalia/kernel';

/** The command ran and its check failed. */
export const CHECK_FAILED = 1;
/** The command was called with options or files it cannot use. */
export const BAD_USAGE = 2;

/** Ends the command with a message and an exit code. */
export class Failure extends Error {
  readonly exitCode: typeof CHECK_FAILED | typeof BAD_USAGE;

  constructor(exitCode: Failure['exitCode'], message: string) {
    super(message);
    this.name = 'Failure';
    this.exitCode = exitCode;
  }
}

export const badUsage = (message: string): Failure => new Failure(BAD_USAGE, message);
export const checkFailed = (message: string): Failure => new Failure(CHECK_FAILED, message);

/** The exit code of an error the user can fix; undefined for a bug. */
export function exitCodeFor(error: unknown): number | undefined {
  if (error instanceof Failure) return error.exitCode;
  if (error instanceof InvalidInput) return error.code === 'invalid-record' ? CHECK_FAILED : BAD_USAGE;
  return undefined;
}
