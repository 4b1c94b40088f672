import { readData } from './parse.ts';
import type { GameData } from './shape.ts';
import { OUR_FILE } from './standard.ts';

/** What our file said up to revision 2. */
const SETUPS = {
  2: {
    fires: ['A1', 'A8', 'A10', 'B1', 'B8', 'B10'],
    gold: ['A1', 'A13', 'B1', 'B13'],
    white: ['A4', 'A6', 'A15', 'B4', 'B6', 'B15'],
  },
  3: {
    fires: ['A2', 'A10', 'A14', 'B6', 'B15'],
    gold: ['A5', 'A14', 'B6', 'B13'],
    white: ['A4', 'A7', 'A12', 'B4', 'B8', 'B10'],
  },
  4: {
    fires: ['A6', 'A14', 'B6', 'B14'],
    gold: ['A3', 'A14', 'B3', 'B14'],
    white: ['A5', 'A9', 'A12', 'B5', 'B9', 'B12'],
  },
};

const group = (...sizes: readonly number[]) => ({ type: 'group', sizes });
const CARDS: Readonly<Record<string, object>> = {
  'mer-09': { tiers: [group(3, 1), group(3, 2), group(3, 3)] },
  'thi-07': { condition: group(3, 1, 1, 1) },
  'sla-09': { condition: group(4, 1, 1) },
};

/** The data of our rule book up to revision 2, on which older records depend. */
export function readEarlier(): GameData {
  const cards = OUR_FILE.cards.map((card) => ({ ...card, ...CARDS[card.id] }));
  return readData({ ...OUR_FILE, setups: SETUPS, cards });
}
