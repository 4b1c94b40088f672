import { CLAIMS, PAIRS, SUPER } from '@regalia/games/diceking';
import type { Lesson } from '../../kit/lesson.ts';
import { lessonTexts as text } from './lessonTexts.ts';

const [MERCHANT, FIVE_GREEN, TOTAL_OF_29] = [1, 29, 33] as const;
const [WHITE_GEM, GOLD_GEM] = [11, 13] as const;

/** Three turns are played together: a merchant with two stars, a dragon alarm, and a dragon slayer won with jokers. */
export const lesson: Lesson = {
  seed: 703,
  others: [
    {},
    {
      ...{ 3: [0, 1, 2, 3, 4], 4: [0, 1, 2, 3], 5: [4] },
      ...{ 9: [0, 1, 2, 4], 10: [0, 1, 2, 4], 11: [27] },
      ...{ 17: [1, 5], 18: [], 19: [CLAIMS.makeId(0, 0)], 20: [9] },
    },
  ],
  steps: [
    { at: 0, text: text.welcome },
    { at: 0, place: `space-${GOLD_GEM}`, text: text.land },
    { at: 0, place: 'deck-0', text: text.merchant },
    { at: 0, place: 'dice', answer: [0, 2, 3], text: text.reroll },
    { at: 1, place: 'dice', answer: [0, 3], text: text.secondStar },
    { at: 2, place: 'area-0', text: text.won },
    { at: 2, place: `space-${WHITE_GEM}`, answer: [WHITE_GEM], text: text.build },
    { at: 6, place: 'dice', answer: [0, 1, 2, 3, 5], text: text.green },
    { at: 7, place: 'dice', answer: [0, 1, 4], text: text.red },
    { at: 8, place: 'fires', text: text.alarm },
    { at: 8, place: 'deck-2', answer: [FIVE_GREEN], text: text.superJoker },
    { at: 12, place: 'dice', answer: [0, 3], text: text.total },
    { at: 13, place: 'dice', answer: [0, 3], text: text.totalAgain },
    { at: 14, place: 'deck-2', answer: [CLAIMS.makeId(1, TOTAL_OF_29)], text: text.jokers },
    { at: 15, place: 'stage', answer: [PAIRS.makeId(MERCHANT, SUPER)], text: text.pair },
    { at: 16, place: `space-${GOLD_GEM}`, answer: [GOLD_GEM], text: text.slay },
    { at: 21, place: 'supply', text: text.goodbye },
  ],
};
