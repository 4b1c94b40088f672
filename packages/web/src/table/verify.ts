import { type Game, type GameRecord, keepsCommitment, keepsHash } from '@regalia/kernel';

export interface Verdict {
  /** The answers lead, from the seed, to the state the record names. */
  readonly replays: boolean;
  /** The secret behind the shuffle is the one committed to before anybody's nonce was known. */
  readonly committed: boolean;
}

/** The same check as `regalia verify`, in the page. */
export function verifyRecord(game: Game, record: GameRecord): Verdict {
  return {
    replays: safely(() => keepsHash(game, record)),
    committed: record.seed.kind === 'table' && keepsCommitment(record.seed),
  };
}

function safely(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}
