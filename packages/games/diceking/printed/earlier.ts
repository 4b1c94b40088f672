import { makeData, readData } from './parse.ts';
import { OUR_FILE } from './standard.ts';

/** What our file said by each revision before the present one, as far as it was otherwise. What stands here never changes. */
const EARLIER: readonly object[] = [
  {
    setups: {
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
    },
  },
];

const TEXTS = EARLIER.map((otherwise) => makeData(readData({ ...OUR_FILE, ...otherwise })));

/** The data of a game by that revision: corrected ones, or ours as they were then; '' for ours of today. */
export function textBy(revision: number, text: string): string {
  return text === '' ? (TEXTS[revision - 1] ?? '') : text;
}
