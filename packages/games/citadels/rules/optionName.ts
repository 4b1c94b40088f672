import type { OptionId } from '@regalia/kernel';
import { CARDS, cardOf } from './cards/printed.ts';
import { choiceOf } from './menu.ts';

/** A stable readable name: 'build-manor', 'destroy-seat-2-tavern', 'swap-seat-1', 'end'. */
export function optionName(of: string, option: OptionId): string {
  return of === 'action' ? actionName(option) : cardOf(option).id;
}

function actionName(id: OptionId): string {
  const { action, seat, card, old } = choiceOf(id);
  const named = CARDS[card]?.id ?? String(card);
  switch (action) {
    case 'build':
    case 'murder':
    case 'rob':
    case 'laboratory':
      return `${action}-${named}`;
    case 'play':
      return named === 'fortune_teller' ? `play-${named}-seat-${seat + 1}` : `play-${named}`;
    case 'improve':
      return `improve-${CARDS[old]?.id}-${named}`;
    case 'destroy':
      return `destroy-seat-${seat + 1}-${named}`;
    case 'swap':
      return `swap-seat-${seat + 1}`;
    case 'wagon':
      return `wagon-${card + 1}`;
    default:
      return action;
  }
}
