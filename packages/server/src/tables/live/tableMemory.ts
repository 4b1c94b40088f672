const MB = 1_000_000;

/** Estimated from two-player games of Dominion and rounded up: a table, and each line of its log. */
const BYTES_PER_TABLE = 100_000;
const BYTES_PER_LINE = 700;

/** How much memory tables may take, in bytes. */
export interface TableMemory {
  /** All tables together. What would exceed it is refused until there is room. */
  readonly all: number;
  /** Those that nobody uses. The least recently used go to sleep first. */
  readonly idle: number;
}

export function tableMemory(megabytes: number): TableMemory {
  return { all: megabytes * MB, idle: (megabytes * MB) / 8 };
}

export const DEFAULT_TABLE_MEMORY = tableMemory(256);

/** What a table with a log of this length takes in memory, estimated from above. */
export function bytesOf(lines: number): number {
  return BYTES_PER_TABLE + lines * BYTES_PER_LINE;
}
