const MB = 1_000_000;

/** Estimated from two-player Dominion games and rounded up: a table, and each line of its log. */
const BYTES_PER_TABLE = 100_000;
const BYTES_PER_LINE = 700;

/** Memory limits for tables, in bytes. */
export interface TableMemory {
  /** All tables together. Loads above it are refused until there is room. */
  readonly all: number;
  /** Unused tables. The least recently used go to sleep first. */
  readonly idle: number;
}

export function tableMemory(megabytes: number): TableMemory {
  return { all: megabytes * MB, idle: (megabytes * MB) / 8 };
}

export const DEFAULT_TABLE_MEMORY = tableMemory(256);

/** An upper estimate of the memory of a table with a log of this length. */
export function bytesOf(lines: number): number {
  return BYTES_PER_TABLE + lines * BYTES_PER_LINE;
}
