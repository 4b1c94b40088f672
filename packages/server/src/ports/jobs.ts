import type { BotRequest } from '@regalia/bots';
import type { Answer } from '@regalia/kernel';

/** A bot's question to itself. The state is a sample of what its seat may know, never the truth. */
export interface ThinkJob extends Omit<BotRequest, 'id' | 'deadline'> {
  /** The most time it may take. */
  readonly milliseconds: number;
  /** For whom: those who want much share the threads with those who want little. Who shares an address shares there first. */
  readonly share: { readonly addressGroup: string; readonly person: string };
}

/** The server closes: the question stays open and will be put again after the next start. */
export class JobsClosed extends Error {
  constructor() {
    super('the server is closing');
    this.name = 'JobsClosed';
  }
}

/** Work that must not hold up the event loop. */
export interface Jobs {
  /**
   * The bot's answer. Rejects if none came in time, the time it waited for its turn included, if too much waits, or if the bot
   * failed; the table then falls back. Rejects with JobsClosed once closed.
   */
  think(job: ThinkJob): Promise<Answer>;
  close(): Promise<void>;
}
