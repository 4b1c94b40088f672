import { callingStep, cardParam, decision, type Part } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import { lawOptionId } from '../ids.ts';
import { reward } from './reward.ts';

/** PAN-9.3, 9.9: one of the law's three options, whatever it brings now. */
export const choosingOption: readonly Part<Turn>[] = [
  (x) => {
    const options = [0, 1, 2].map((option) => lawOptionId.makeId(x.card, option));
    x.ask(decision(x.me, 'choose-option', 'PAN-9.3', 'law-option', options, { params: { source: cardParam(x.card) } }));
  },
  callingStep((x) => {
    const option = lawOptionId.partOf.option(x.chosen);
    x.out?.push({ t: 'chose-option', seat: x.me, card: x.card, option });
    x.call(reward, x.me, x.card, { row: option, slot: x.slot });
  }, reward),
];
