import type { OptionId } from '@regalia/kernel';
import { NAMES } from './cards/printed.ts';
import { COLORS, colorOf, numberOf, SPACE_NAMES } from './printed/shape.ts';
import { GEMS } from './state.ts';
import { CLAIMS } from './verbs/claim.ts';
import { PAIRS, SUPER } from './verbs/pairs.ts';
import { GEMS_OF } from './verbs/steal.ts';

/** 'd1', 'mer-01', 'mer-01+jokers', 'rog-12+super', 'red-6', 'A1', 'seat-1-gold', 'seat-1'. */
export function optionName(of: string, option: OptionId): string {
  switch (of) {
    case 'die':
      return `d${option + 1}`;
    case 'card':
      return NAMES[option] ?? String(option);
    case 'claim': {
      const { jokers, card } = CLAIMS.parseId(option);
      return jokers === 0 ? `${NAMES[card]}` : `${NAMES[card]}+jokers`;
    }
    case 'pair': {
      const { first, second } = PAIRS.parseId(option);
      return `${jokerName(first)}+${jokerName(second)}`;
    }
    case 'face':
      return `${COLORS[colorOf(option)]}-${numberOf(option)}`;
    case 'space':
      return SPACE_NAMES[option] ?? String(option);
    case 'gem': {
      const { seat, gem } = GEMS_OF.parseId(option);
      return `seat-${seat}-${GEMS[gem]}`;
    }
    default:
      return `${of}-${option}`;
  }
}

const jokerName = (card: number): string => (card === SUPER ? 'super' : `${NAMES[card]}`);
