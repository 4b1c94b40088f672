import { chmodSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../ports/clock.ts';
import type { Logger } from '../ports/logger.ts';
import type { Store } from '../ports/store.ts';
import { makePrivateFolder } from '../store/makePrivateFolder.ts';

export interface BackupPlan {
  readonly folder: string;
  readonly everyHours: number;
  /** How many are kept; the oldest are deleted. */
  readonly keep: number;
}

const HOUR_MS = 3_600_000;
const DRAFT = '.part';
/** SQLite's journal of the file being written. */
const UNFINISHED = /\.part(-journal)?$/;
const NAMED = /^regalia-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.db$/;

/** Backs up all data at fixed intervals, also across restarts, and keeps the newest copies. Failures are logged and retried. */
export class Backups {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #plan: BackupPlan;
  #callOff: () => void = () => undefined;
  #isClosed = false;
  #running: Promise<void> = Promise.resolve();

  constructor(store: Store, clock: Clock, log: Logger, plan: BackupPlan) {
    this.#store = store;
    this.#clock = clock;
    this.#log = log;
    this.#plan = plan;
    makePrivateFolder(plan.folder);
    this.#clearDrafts();
    const [newest] = this.#copies();
    const now = clock.now();
    // A copy from the future was made while the clock was wrong.
    const last = newest === undefined || timeOf(newest) > now ? Number.NEGATIVE_INFINITY : timeOf(newest);
    this.#wait(Math.max(now, last + plan.everyHours * HOUR_MS));
  }

  /** Waits for the copy that is being written. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#callOff();
    await this.#running;
  }

  #wait(time: number): void {
    if (this.#isClosed) return;
    this.#callOff = this.#clock.at(time, () => {
      this.#running = this.#copy();
    });
  }

  async #copy(): Promise<void> {
    const { folder, everyHours, keep } = this.#plan;
    const now = this.#clock.now();
    const file = join(folder, nameFor(now));
    const draft = file + DRAFT;
    try {
      this.#clearDrafts();
      await this.#store.backup(draft);
      chmodSync(draft, 0o600);
      renameSync(draft, file);
      for (const old of this.#copies().slice(keep)) rmSync(join(folder, old));
    } catch (error) {
      this.#log.error({ error: (error as Error).message, folder }, 'the backup failed');
      this.#clearDrafts();
    }
    this.#wait(now + everyHours * HOUR_MS);
  }

  /** Files left by a crash or a full disk. */
  #clearDrafts(): void {
    const { folder } = this.#plan;
    for (const name of readdirSync(folder)) {
      if (UNFINISHED.test(name) && NAMED.test(name.replace(UNFINISHED, '')))
        rmSync(join(folder, name), { force: true });
    }
  }

  /** Newest first. */
  #copies(): string[] {
    const names = readdirSync(this.#plan.folder).filter((name) => NAMED.test(name));
    return names.sort((a, b) => timeOf(b) - timeOf(a));
  }
}

function nameFor(time: number): string {
  return `regalia-${new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')}.db`;
}

function timeOf(name: string): number {
  const [, day, hours, minutes, seconds] = NAMED.exec(name) ?? [];
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
}
