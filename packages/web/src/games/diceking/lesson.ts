import { CLAIMS } from '@regalia/games/diceking';
import type { Lesson } from '../../kit/lesson.ts';
import { lessonTexts as text } from './lessonTexts.ts';

const MERCHANT = 2;
const GOLD_SPACE = 4;

/** The first turn is played together: two rolls, a merchant with two stars, and a castle on a gold gem. */
export const lesson: Lesson = {
  seed: 234,
  others: [{}, {}, {}],
  steps: [
    { at: 0, text: text.welcome },
    { at: 0, place: `space-${GOLD_SPACE}`, text: text.land },
    { at: 0, place: 'deck-0', text: text.merchant },
    { at: 0, place: 'dice', answer: [1, 2, 3], text: text.reroll },
    { at: 1, place: 'prompt', answer: [], text: text.stop },
    { at: 2, place: 'deck-1', text: text.duty },
    { at: 2, place: 'deck-0', answer: [CLAIMS.makeId(0, MERCHANT)], text: text.claim },
    { at: 3, place: 'area-0', text: text.jokers },
    { at: 3, place: 'fires', text: text.alarm },
    { at: 3, place: 'supply', text: text.end },
    { at: 3, place: `space-${GOLD_SPACE}`, answer: [GOLD_SPACE], text: text.build },
  ],
};
