import type { Lesson } from '../../kit/lesson.ts';
import { lessonTexts as text } from './lessonTexts.ts';

const [GUARDIAN, SWORDSMAN, WARLOCK] = [35, 28, 54];
const [BLUE, YELLOW] = [0, 3];
/** Right of the first card, and on the two. */
const [BESIDE, ON_TOP] = [193, 320];

/** The first round is played together: a bid, two cards, and a circle that closes. */
export const lesson: Lesson = {
  seed: 97,
  others: [{}, { 0: [9], 1: [1], 2: [] }, { 0: [7], 1: [2], 2: [] }],
  steps: [
    { at: 0, text: text.welcome },
    { at: 0, place: 'hand', text: text.card },
    { at: 0, place: 'hand', answer: [GUARDIAN], text: text.start },
    { at: 1, place: 'offer', text: text.offer },
    { at: 1, place: 'offer', answer: [YELLOW], text: text.bid },
    { at: 2, place: 'hand', answer: [SWORDSMAN], text: text.build },
    { at: 3, place: 'pyramid-0', answer: [BESIDE], text: text.place },
    { at: 4, place: 'supply', answer: [BLUE, BLUE], text: text.gems },
    { at: 5, place: 'hand', answer: [WARLOCK], text: text.second },
    { at: 6, place: 'pyramid-0', answer: [ON_TOP], text: text.circle },
    { at: 7, place: 'hand', text: text.laws },
    { at: 7, place: 'screen', text: text.screen },
    { at: 7, text: text.goodLuck },
  ],
};
