import type { ShuffleWitness } from '@regalia/kernel';

const KEY = 'regalia-shuffles';
const MOST_TABLES = 200;

type Kept = Readonly<Record<string, ShuffleWitness>>;

/** What this browser saw of how the shuffle of a table was made; undefined if it was not there. */
export function witnessOf(table: string): ShuffleWitness | undefined {
  return read()[table];
}

/** Keeps the first commitment that was shown: a later one does not take its place. */
export function storeCommitment(table: string, commitment: string): void {
  const kept = read();
  if (kept[table] === undefined) write({ ...kept, [table]: { commitment, nonces: [] } });
}

/** Keeps a nonce that the server has accepted. */
export function storeNonce(table: string, nonce: string): void {
  const kept = read();
  const witness = kept[table];
  if (witness !== undefined) write({ ...kept, [table]: { ...witness, nonces: [...witness.nonces, nonce] } });
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** Where nothing can be kept, as in a private window, the check says so later. */
function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(kept).slice(-MOST_TABLES))));
  } catch {
    return;
  }
}
