import { BoundedCache, InvalidInput } from '@regalia/kernel';
import { makeData, readData } from './parse.ts';
import type { GameData } from './shape.ts';
import { STANDARD } from './standard.ts';

/** How many corrected data are kept ready; states carry the text, so one that was dropped is read again. */
const kept = new BoundedCache<GameData>(8);
let lastText = '';
let last: GameData = STANDARD;

/** The data that a text of `canonicalText` stands for; '' is ours. */
export function dataFrom(text: string): GameData {
  if (text === lastText) return last;
  last = text === '' ? STANDARD : (kept.get(text) ?? kept.set(text, readData(parseJson(text))));
  lastText = text;
  return last;
}

/** Corrected data in their one short form, '' if nothing differs from ours. */
export function canonicalText(text: string): string {
  if (text.trim() === '') return '';
  const canonical = makeData(readData(parseJson(text)));
  return canonical === makeData(STANDARD) ? '' : canonical;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InvalidInput('invalid-options', `"data" is not JSON: ${(error as Error).message}`);
  }
}
