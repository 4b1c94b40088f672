import type { Logger } from '../ports/logger.ts';

/** For tests that provoke errors or ignore the log. */
export const silentLog: Logger = { error: () => undefined, warn: () => undefined, info: () => undefined };
