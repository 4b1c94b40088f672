import { commitTo, type ShuffleWitness } from '@regalia/kernel';
import { isFields, parseJson } from '../../json.ts';

const KEY = 'regalia-shuffles';
const MOST_TABLES = 200;

/** A nonce this browser has committed to, and the one deal it may be revealed in. */
interface DrawnNonce {
  readonly nonce: string;
  readonly deal: string | null;
}

interface Kept extends ShuffleWitness {
  readonly drawn?: readonly DrawnNonce[];
}

/** What this browser saw of how the shuffle of a table was made; undefined if it was not there. */
export function witnessOf(table: string): ShuffleWitness | undefined {
  return read()[table];
}

/** Keeps the first commitment that was shown: a later one does not take its place. */
export function storeCommitment(table: string, commitment: string): void {
  const kept = read();
  if (kept[table] === undefined) write({ ...kept, [table]: { commitment, nonces: [] } });
}

/** Keeps a nonce before its commitment is sent, so that it can be revealed after a reload. */
export function storeDrawn(table: string, nonce: string): void {
  change(table, (witness) => ({ ...witness, drawn: [...(witness.drawn ?? []), { nonce, deal: null }] }));
}

/** Whether this browser drew the nonce behind the commitment. */
export function hasDrawn(table: string, commitment: string): boolean {
  return findDrawn(table, commitment) !== undefined;
}

/**
 * The nonce to reveal in a published deal; undefined if it is not this browser's, or was revealed in another deal: with a
 * nonce that is known the server could choose the shuffle. Keeps the deal first.
 */
export function takeDrawn(table: string, commitment: string, deal: string): string | undefined {
  const drawn = findDrawn(table, commitment);
  if (drawn === undefined || (drawn.deal !== null && drawn.deal !== deal)) return undefined;
  change(table, (witness) => ({
    ...witness,
    deals: [...new Set([...(witness.deals ?? []), deal])],
    drawn: (witness.drawn ?? []).map((one) => (one.nonce === drawn.nonce ? { ...one, deal } : one)),
  }));
  return drawn.nonce;
}

/** Keeps a nonce that the server has accepted. */
export function storeNonce(table: string, nonce: string): void {
  change(table, (witness) => ({ ...witness, nonces: [...new Set([...witness.nonces, nonce])] }));
}

function findDrawn(table: string, commitment: string): DrawnNonce | undefined {
  return read()[table]?.drawn?.find(({ nonce }) => commitTo(nonce) === commitment);
}

function change(table: string, edit: (witness: Kept) => Kept): void {
  const kept = read();
  const witness = kept[table];
  if (witness !== undefined) write({ ...kept, [table]: edit(witness) });
}

/** Stands in where nothing can be stored, as in a private window. */
let inMemory: Readonly<Record<string, Kept>> = {};

function read(): Readonly<Record<string, Kept>> {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? inMemory : keptIn(parseJson(text));
  } catch {
    return inMemory;
  }
}

/** One damaged entry does not take the others with it. */
function keptIn(stored: unknown): Readonly<Record<string, Kept>> {
  if (!isFields(stored)) return inMemory;
  return Object.fromEntries(Object.entries(stored).flatMap(([table, kept]) => (isKept(kept) ? [[table, kept]] : [])));
}

function isKept(value: unknown): value is Kept {
  if (!isFields(value)) return false;
  const { commitment, nonces, deals = [], drawn = [] } = value;
  return isText(commitment) && isListOf(isText, nonces) && isListOf(isText, deals) && isListOf(isDrawn, drawn);
}

function isDrawn(value: unknown): value is DrawnNonce {
  return isFields(value) && isText(value.nonce) && (value.deal === null || isText(value.deal));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isListOf<T>(isOne: (value: unknown) => value is T, value: unknown): value is readonly T[] {
  return Array.isArray(value) && value.every(isOne);
}

function write(kept: Readonly<Record<string, Kept>>): void {
  inMemory = Object.fromEntries(Object.entries(kept).slice(-MOST_TABLES));
  try {
    localStorage.setItem(KEY, JSON.stringify(inMemory));
  } catch {
    return;
  }
}
