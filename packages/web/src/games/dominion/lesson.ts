import { CARD_IDS } from '@regalia/games/dominion';
import type { Lesson } from '../../kit/lesson.ts';
import { lessonTexts as text } from './lessonTexts.ts';

const [COPPER, SILVER, GOLD] = [0, 1, 2];
const SMITHY = CARD_IDS.get('smithy') ?? -1;
const VILLAGE = CARD_IDS.get('village') ?? -1;
const MILITIA = CARD_IDS.get('militia') ?? -1;
const MOAT = CARD_IDS.get('moat') ?? -1;
const MARKET = CARD_IDS.get('market') ?? -1;
const REMODEL = CARD_IDS.get('remodel') ?? -1;

/** Three turns together, up to the first Gold; then the person plays alone. */
export const lesson: Lesson = {
  seed: 33,
  options: { kingdom: 'first-game', starter: 'seat-1' },
  others: [
    {},
    {
      2: [COPPER, COPPER, COPPER, COPPER],
      3: [SILVER],
      6: [COPPER, COPPER, COPPER],
      7: [SILVER],
      12: [COPPER, COPPER, COPPER, SILVER],
      13: [SILVER],
    },
  ],
  steps: [
    { at: 0, place: 'hand', text: text.welcome },
    { at: 0, place: 'supply', text: text.supply },
    { at: 0, place: 'purse', text: text.purse },
    { at: 0, place: 'prompt', answer: [COPPER, COPPER, COPPER, COPPER], text: text.treasures },
    { at: 1, place: `pile-${SMITHY}`, answer: [SMITHY], text: text.buySmithy },
    { at: 4, place: 'discard-0', text: text.cleanUp },
    { at: 4, place: 'prompt', answer: [COPPER, COPPER, COPPER], text: text.secondTurn },
    { at: 5, place: `pile-${VILLAGE}`, answer: [VILLAGE], text: text.buyVillage },
    { at: 8, place: 'deck-0', text: text.shuffled },
    { at: 8, answer: [VILLAGE], text: text.playVillage },
    { at: 9, answer: [SMITHY], text: text.playSmithy },
    { at: 10, place: 'prompt', answer: new Array<number>(6).fill(COPPER), text: text.sixCoins },
    { at: 11, place: `pile-${GOLD}`, answer: [GOLD], text: text.buyGold },
    { at: 14, place: 'pile-5', text: text.provinces },
    { at: 14, place: `pile-${MARKET}`, text: text.buys },
    { at: 14, place: `pile-${REMODEL}`, text: text.trashing },
    { at: 14, place: `pile-${MILITIA}`, text: text.attacks },
    { at: 14, place: `pile-${MOAT}`, text: text.reactions },
    { at: 14, text: text.goodLuck },
  ],
};
