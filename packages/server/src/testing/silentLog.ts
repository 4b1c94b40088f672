import type { Logger } from '../ports/logger.ts';

/** For tests in which something fails on purpose, or that do not care what is logged. */
export const silentLog: Logger = { error: () => undefined, warn: () => undefined, info: () => undefined };
