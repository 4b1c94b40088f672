import type { BotRequest } from '@regalia/bots';
import type { Answer } from '@regalia/kernel';

/** A bot's decision to compute. The state is a sample of what its seat may know, never the true state. */
export interface ThinkJob extends Omit<BotRequest, 'id' | 'deadline'> {
  /** The time limit. */
  readonly milliseconds: number;
  /** Who it runs for: threads are shared fairly among address groups, then among people. */
  readonly share: { readonly addressGroup: string; readonly person: string };
}

/** The server closes: the decision stays open and is asked again after the next start. */
export class JobsClosed extends Error {
  constructor() {
    super('the server is closing');
    this.name = 'JobsClosed';
  }
}

/** Work that must not block the event loop. */
export interface Jobs {
  /**
   * The bot's answer. Rejects if the limit passes, including time in the queue, if too many jobs wait, or if the bot
   * fails; the table then falls back. Rejects with JobsClosed once closed.
   */
  think(job: ThinkJob): Promise<Answer>;
  close(): Promise<void>;
}
