import {
  cardParam,
  type Decision,
  type GameTexts,
  type Message,
  namedParam,
  type OptionId,
  seatParam,
} from '@regalia/kernel';
import { cardOf } from '../rules/cards/printed.ts';
import type { PanovnikEvent } from '../rules/events.ts';
import { buildId, lawOptionId } from '../rules/ids.ts';
import { savedBy } from '../rules/pyramid/costs.ts';
import { levelOf, seatOf, xOf } from '../rules/pyramid/pyramid.ts';
import { ATTACK } from '../rules/state.ts';
import { kindOnSlot, slotOfToken } from '../rules/tokensOnCards.ts';
import { dictionaries } from './dictionaries.ts';
import { ofEvent } from './events.ts';
import { gemsParam, ofEntity, rewardsParam } from './things.ts';

/** The sentences of Panovník; `text/en.ts` says which there are, and the other languages must have the same. */
export const texts: GameTexts<PanovnikEvent> = {
  ...dictionaries,
  ofEvent,
  ofDecision,
  ofOption,
  ofEntity,
};

/** PAN-6.2: a seat with science may choose how many gems to take. */
function ofDecision({ prompt, params, min, max }: Decision): Message {
  const isRange = prompt === 'pass-gems' && min < max;
  return { key: `prompt.${prompt}${isRange ? '-range' : ''}`, params };
}

function ofOption(d: Decision, option: OptionId): Message {
  switch (d.of) {
    case 'bid':
      return option === ATTACK
        ? { key: 'bid.attack', params: {} }
        : { key: 'bid.gem', params: { color: namedParam('gem', option) } };
    case 'slot':
      return { key: 'slot', params: { level: levelOf(option), x: xOf(option) } };
    case 'saving': {
      const saved = savedBy(option);
      if (saved.every((count) => count === 0)) return { key: 'saving.none', params: {} };
      return { key: 'saving', params: { gems: gemsParam(saved) } };
    }
    case 'law-option': {
      const { law, option: row } = lawOptionId.parseId(option);
      return { key: 'law-option', params: { rewards: rewardsParam(cardOf(law).rewards[row] ?? []) } };
    }
    case 'build': {
      const { sell, card } = buildId.parseId(option);
      return { key: sell === 1 ? 'build.sell' : 'build.play', params: { card: cardParam(card) } };
    }
    case 'token': {
      const slot = slotOfToken(option);
      const params = { token: namedParam('token', kindOnSlot(option)), seat: seatParam(seatOf(slot)) };
      return { key: 'token-on', params: { ...params, level: levelOf(slot), x: xOf(slot) } };
    }
    default:
      return ofEntity(d.of, option);
  }
}
