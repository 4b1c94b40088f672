import file from '../../../../rules/diceking.cards.json' with { type: 'json' };
import { readData } from './parse.ts';
import type { GameData } from './shape.ts';

/** The data of our rule book. */
export const STANDARD: GameData = readData(file);
