import { CARD_IDS, optionOf } from '@regalia/games/citadels';
import type { Card } from '@regalia/kernel';
import type { Lesson } from '../../kit/lesson.ts';
import { lessonTexts as text } from './lessonTexts.ts';

const card = (id: string): Card => CARD_IDS.get(id) ?? -1;
const coins = [optionOf('coins')];
const end = [optionOf('end')];
const build = (id: string): number[] => [optionOf('build', card(id))];

/** Two rounds together, as King and as Assassin; from the third on the person plays alone. */
export const lesson: Lesson = {
  seed: 31,
  options: { crown: 'seat-1' },
  others: [
    {},
    {
      1: [card('thief')],
      4: [optionOf('rob', card('merchant'))],
      5: coins,
      6: build('battlefield'),
      7: end,
      20: [card('warlord')],
    },
    {
      2: [card('merchant')],
      12: coins,
      13: build('manor'),
      14: end,
      21: [card('bishop')],
      31: coins,
      32: build('market'),
      33: end,
    },
    {
      3: [card('architect')],
      15: [optionOf('draw')],
      16: coins,
      17: build('harbor'),
      18: end,
      22: [card('thief')],
      27: [optionOf('rob', card('king'))],
      28: coins,
      29: build('tavern'),
      30: end,
    },
  ],
  steps: [
    { at: 0, place: 'seat-0', text: text.welcome },
    { at: 0, place: 'ranks', text: text.characters },
    { at: 0, place: 'draft', answer: [card('king')], text: text.draft },
    { at: 8, place: 'ranks', text: text.thief },
    { at: 8, place: 'menu', answer: coins, text: text.income },
    { at: 9, place: 'hand', answer: build('castle'), text: text.build },
    { at: 10, place: 'menu', answer: [optionOf('color')], text: text.color },
    { at: 19, place: 'ranks', text: text.secondRound },
    { at: 19, place: 'draft', answer: [card('assassin')], text: text.assassin },
    { at: 23, place: 'ranks', answer: [optionOf('murder', card('warlord'))], text: text.murder },
    { at: 24, place: 'menu', answer: coins, text: text.secondIncome },
    { at: 25, place: 'hand', answer: build('manor'), text: text.secondBuild },
    { at: 34, place: 'ranks', text: text.silence },
    { at: 34, place: 'seat-0', text: text.ending },
    { at: 34, text: text.goodLuck },
  ],
};
