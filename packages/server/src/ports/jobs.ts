import type { BotRequest } from '@regalia/bots';
import type { Answer } from '@regalia/kernel';

/** A bot's question to itself. The state is a sample of what its seat may know, never the truth. */
export interface ThinkJob extends Omit<BotRequest, 'id' | 'deadline'> {
  /** The most time it may take. */
  readonly milliseconds: number;
}

/** Work that must not hold up the event loop. */
export interface Jobs {
  /** The bot's answer. Rejects if none came in time or the bot failed; the table then falls back. */
  think(job: ThinkJob): Promise<Answer>;
  close(): Promise<void>;
}
