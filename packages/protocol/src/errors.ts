import type { Refusal } from '@regalia/kernel';

/** Error codes. The sentence that comes with a code is English, for logs and for clients without their own text. */
export const ERROR_CODES = [
  'bad-request',
  'unknown-table',
  'unknown-game',
  'unknown-seat',
  'unfit-log',
  'not-yours',
  'club',
  'banned',
  'no-seat',
  'seat-taken',
  'not-host',
  'blocked',
  'wrong-phase',
  'not-asked',
  'illegal-answer',
  'already-answered',
  'stale-step',
  'future-step',
  'cannot-undo',
  'nothing-asked',
  'chat-off',
  'bad-code',
  'bad-token',
  'reserved-name',
  'other-origin',
  'too-large',
  'too-many',
  'too-slow',
  'busy',
  'low-disk',
  'closing',
  'not-found',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every refused request, and of the socket's `error` message. */
export interface WireError {
  readonly code: ErrorCode;
  /** What to do about it. */
  readonly message: string;
  /** For `illegal-answer`: the rule, and the game's own sentence. */
  readonly refusal?: Refusal;
}

/** Close codes of the socket besides the standard ones. */
export const CLOSE = {
  /** The server stops; reconnect in a moment. */
  goingAway: 1001,
  badMessage: 1008,
  tooLarge: 1009,
  tooMany: 4001,
  tooSlow: 4002,
  removed: 4003,
  unknownTable: 4004,
  blocked: 4005,
  /** The page uses another protocol version and must reload. */
  outdated: 4006,
} as const;
