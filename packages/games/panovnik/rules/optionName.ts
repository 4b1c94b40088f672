import type { OptionId } from '@regalia/kernel';
import { cardOf } from './cards/printed.ts';
import { COLORS } from './colors.ts';
import { buildId, DECKS, lawOptionId, MODES } from './ids.ts';
import { savedBy } from './pyramid/costs.ts';
import { levelOf, seatOf, xOf } from './pyramid/pyramid.ts';
import { ATTACK } from './state.ts';
import { colorOf, kindOf, tokenValue } from './tokens.ts';
import { kindOnSlot, slotOfToken } from './tokensOnCards.ts';
import { FIRST_GEM } from './zones.ts';

/** A stable readable name for an option: 'captain', 'blue', '2:-1' for level 2 and x -1, 'sell:captain', '1b' for a saving. */
export function optionName(of: string, option: OptionId): string {
  switch (of) {
    case 'card':
      return option >= FIRST_GEM ? (COLORS[option - FIRST_GEM] ?? String(option)) : cardOf(option).id;
    case 'gem':
      return COLORS[option] ?? String(option);
    case 'bid':
      return option === ATTACK ? 'attack' : (COLORS[option] ?? String(option));
    case 'slot':
      return `${levelOf(option)}:${xOf(option)}`;
    case 'mode':
      return MODES[option] ?? String(option);
    case 'deck':
      return DECKS[option] ?? String(option);
    case 'saving':
      return `save:${savedBy(option).join('')}`;
    case 'law-option':
      return `option:${lawOptionId.parseId(option).option + 1}`;
    case 'build': {
      const { sell, card } = buildId.parseId(option);
      return sell === 1 ? `sell:${cardOf(card).id}` : cardOf(card).id;
    }
    case 'token':
      return tokenName(option);
    default:
      return String(option);
  }
}

/** 'magic@A:2:0', 'points-6@B:1:1', 'circle-bonus-2-blue@A:3:0'. */
function tokenName(option: OptionId): string {
  const [slot, token] = [slotOfToken(option), kindOnSlot(option)];
  const kind = kindOf(token);
  const value = kind === 'points' || kind.endsWith('bonus') ? `-${tokenValue(token)}` : '';
  const color = kind === 'circle-bonus' ? `-${COLORS[colorOf(token)]}` : '';
  return `${kind}${value}${color}@${'ABCD'[seatOf(slot)]}:${levelOf(slot)}:${xOf(slot)}`;
}
