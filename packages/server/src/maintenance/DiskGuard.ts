import type { Clock } from '../ports/clock.ts';
import type { Logger } from '../ports/logger.ts';

const EVERY_MS = 30_000;
/** Space reserved for games: days of play on a busy server. */
export const DISK_RESERVE = 500_000_000;

/** Watches the free space of the data's disk. */
export class DiskGuard {
  readonly #readFree: () => Promise<number>;
  readonly #clock: Clock;
  readonly #log: Logger;
  #free: number | null = null;
  #cancel: () => void = () => undefined;
  #isClosed = false;

  constructor(readFree: () => Promise<number>, clock: Clock, log: Logger) {
    this.#readFree = readFree;
    this.#clock = clock;
    this.#log = log;
  }

  /** In bytes; null if unknown. */
  get free(): number | null {
    return this.#free;
  }

  get isLow(): boolean {
    return this.#free !== null && this.#free < DISK_RESERVE;
  }

  /** Checks now and then at intervals until it is closed. */
  async watch(): Promise<void> {
    const wasLow = this.isLow;
    try {
      this.#free = await this.#readFree();
    } catch (error) {
      this.#log.warn({ error: (error as Error).message }, 'the free disk space is not known');
    }
    if (this.isLow && !wasLow)
      this.#log.error({ free: this.#free }, 'the disk is almost full; chat and new tables are refused');
    if (!this.#isClosed) this.#cancel = this.#clock.at(this.#clock.now() + EVERY_MS, () => void this.watch());
  }

  close(): void {
    this.#isClosed = true;
    this.#cancel();
  }
}
