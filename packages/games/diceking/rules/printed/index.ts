import { BoundedCache, InvalidInput } from '@regalia/kernel';
import { readEarlier } from './earlier.ts';
import { makeData, readData } from './parse.ts';
import type { GameData } from './shape.ts';
import { STANDARD } from './standard.ts';

/** How many data sets other than ours are cached; states carry the text, so a dropped one is read again. */
const cache = new BoundedCache<GameData>(8);
let lastText = '';
let last: GameData = STANDARD;

/** The data in short: '' for ours, `EARLIER` for ours up to revision 2, or corrected data by `canonicalText`. */
export type DataText = string;

/** The name of our data up to revision 2; no corrected data look like it. */
const EARLIER: DataText = 'revision-2';
const FIRST_REVISION_OF_STANDARD = 3;

export function dataFrom(text: DataText): GameData {
  if (text === lastText) return last;
  last = text === '' ? STANDARD : (cache.get(text) ?? cache.set(text, readText(text)));
  lastText = text;
  return last;
}

/** What `dataFrom` takes for a game of this revision whose option `data` is this. */
export function dataTextFor(option: string, revision: number): DataText {
  return option === '' && revision < FIRST_REVISION_OF_STANDARD ? EARLIER : option;
}

/** Whether they are an owner's corrections and not ours. */
export function isCorrected(text: DataText): boolean {
  return text !== '' && text !== EARLIER;
}

/** Corrected data in their one short form, '' if nothing differs from ours. */
export function canonicalText(text: string): string {
  if (text.trim() === '') return '';
  const canonical = makeData(readData(parseJson(text)));
  return canonical === makeData(STANDARD) ? '' : canonical;
}

function readText(text: DataText): GameData {
  return text === EARLIER ? readEarlier() : readData(parseJson(text));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InvalidInput('invalid-options', `"data" is not JSON: ${(error as Error).message}`);
  }
}
