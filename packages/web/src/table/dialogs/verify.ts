import {
  abortedDeals,
  checkHash,
  countMissingNonces,
  findTampering,
  type Game,
  type GameRecord,
  type HashCheck,
  hasShare,
  type Seat,
  type Seed,
  type ShuffleWitness,
  shuffleProof,
} from '@regalia/kernel';

export interface Verdict {
  /** Whether the answers lead, from the seed, to the state the record names. */
  readonly replays: HashCheck;
  /**
   * `dealt`: secret and nonces were all committed to before the first nonce was revealed. `committed`: only the secret
   * was. `laid`: there was no shuffle, the cards lay in an order chosen for the game, as in a guided one.
   */
  readonly shuffle: 'dealt' | 'committed' | 'unproven' | 'laid';
  /**
   * Whether this browser was shown that commitment and its nonce was used. `unused`: none of its nonces is in the shuffle
   * that was played; `none`: it was not there.
   */
  readonly witnessed: 'kept' | 'unused' | 'none' | 'commitment' | 'deal' | 'nonce';
  /** How many people have no nonce in the shuffle; null if the record does not tell. */
  readonly missing: number | null;
  /** For each aborted deal, the seats that did not reveal their nonce. */
  readonly aborted: readonly (readonly Seat[])[];
}

/** The same check as `regalia verify`, in the page. */
export function verifyRecord(game: Game, record: GameRecord, witness?: ShuffleWitness): Verdict {
  const { seed } = record;
  return {
    replays: safely(() => checkHash(game, record)),
    shuffle: shuffleOf(record),
    witnessed: witnessedBy(seed, witness),
    missing: seed.kind === 'table' ? (countMissingNonces(seed) ?? null) : null,
    aborted: seed.kind === 'table' ? abortedDeals(seed).map(({ missing }) => missing) : [],
  };
}

/** A browser that was shown a commitment was not shown a plain number. */
function witnessedBy(seed: Seed, witness: ShuffleWitness | undefined): Verdict['witnessed'] {
  if (witness === undefined) return 'none';
  if (seed.kind === 'fast') return 'commitment';
  return findTampering(seed, witness) ?? (hasShare(seed, witness) ? 'kept' : 'unused');
}

function shuffleOf({ seed }: GameRecord): Verdict['shuffle'] {
  if (seed.kind === 'fast') return 'laid';
  const proof = shuffleProof(seed);
  return proof === 'contradiction' ? 'unproven' : proof;
}

function safely(check: () => HashCheck): HashCheck {
  try {
    return check();
  } catch {
    return 'broken';
  }
}
