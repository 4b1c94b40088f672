import {
  checkHash,
  findTampering,
  type Game,
  type GameRecord,
  type HashCheck,
  matchesCommitment,
  type ShuffleWitness,
} from '@regalia/kernel';

export interface Verdict {
  /** Whether the answers lead, from the seed, to the state the record names. */
  readonly replays: HashCheck;
  /**
   * `committed`: the secret behind the shuffle is the one committed to before anybody's nonce was known. `laid`: there was
   * no shuffle, the cards lay in an order chosen for the game, as in a guided one.
   */
  readonly shuffle: 'committed' | 'unproven' | 'laid';
  /** Whether this browser was shown that commitment and its nonce was used; `none` if it was not there. */
  readonly witnessed: 'kept' | 'none' | 'commitment' | 'nonce';
}

/** The same check as `regalia verify`, in the page. */
export function verifyRecord(game: Game, record: GameRecord, witness?: ShuffleWitness): Verdict {
  const { seed } = record;
  return {
    replays: safely(() => checkHash(game, record)),
    shuffle: shuffleOf(record),
    witnessed: seed.kind === 'table' && witness ? (findTampering(seed, witness) ?? 'kept') : 'none',
  };
}

function shuffleOf({ seed }: GameRecord): Verdict['shuffle'] {
  if (seed.kind === 'fast') return 'laid';
  return matchesCommitment(seed) ? 'committed' : 'unproven';
}

function safely(check: () => HashCheck): HashCheck {
  try {
    return check();
  } catch {
    return 'broken';
  }
}
