import type { StoreConnection } from './operations.ts';

/** About 4 pages of the write-ahead log each. */
const WRITES_PER_CHECKPOINT = 1_000;

type Reader = Pick<StoreConnection<'reader'>, 'call' | 'close'>;

/** The connection that writes. */
export interface LogWriter {
  /** Called after each commit with the number of writes in it. */
  onCommit: ((writes: number) => void) | undefined;
  /** Checkpoints the rest of the write-ahead log between two commits. */
  checkpoint(): void;
}

/**
 * Checkpoints the write-ahead log in a separate thread, so that no commit waits for it. The writer checkpoints what was
 * written meanwhile: the log restarts only when nothing is left to copy.
 */
export class Checkpoints {
  readonly #writer: LogWriter;
  readonly #open: () => Promise<Reader>;
  readonly #most: number;
  #thread: Reader | undefined;
  #writes = 0;
  #running: Promise<void> | undefined;
  #isClosed = false;

  constructor(writer: LogWriter, open: () => Promise<Reader>, writesPerCheckpoint = WRITES_PER_CHECKPOINT) {
    this.#writer = writer;
    this.#open = open;
    this.#most = writesPerCheckpoint;
    writer.onCommit = (writes) => this.#count(writes);
  }

  /** Waits for a running checkpoint, then ends the thread. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#running;
    await this.#thread?.close();
  }

  #count(writes: number): void {
    this.#writes += writes;
    if (this.#writes < this.#most || this.#running !== undefined || this.#isClosed) return;
    this.#writes = 0;
    this.#running = this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  /** A failed checkpoint, e.g. on a full disk, is made up for by the next one or by SQLite itself. */
  async #run(): Promise<void> {
    try {
      this.#thread ??= await this.#open();
      await this.#thread.call('checkpoint');
      this.#writer.checkpoint();
    } catch {
      await this.#thread?.close();
      this.#thread = undefined;
    }
  }
}
