import { checkHash, type Game, type GameRecord, type HashCheck, keepsCommitment } from '@regalia/kernel';

export interface Verdict {
  /** Whether the answers lead, from the seed, to the state the record names. */
  readonly replays: HashCheck;
  /** The secret behind the shuffle is the one committed to before anybody's nonce was known. */
  readonly committed: boolean;
}

/** The same check as `regalia verify`, in the page. */
export function verifyRecord(game: Game, record: GameRecord): Verdict {
  return {
    replays: safely(() => checkHash(game, record)),
    committed: record.seed.kind === 'table' && keepsCommitment(record.seed),
  };
}

function safely(check: () => HashCheck): HashCheck {
  try {
    return check();
  } catch {
    return 'broken';
  }
}
