import file from '../../../../../rules/diceking.cards.json' with { type: 'json' };
import { readData } from './parse.ts';
import type { GameData } from './shape.ts';

/** The file to correct, as it is read. */
export const OUR_FILE: { readonly cards: readonly { readonly id: string }[] } = file;

/** The data of our rule book. */
export const STANDARD: GameData = readData(file);
