import { type CitadelsView, cardOf, optionOf, type TurnView, type UseView } from '@regalia/games/citadels';
import type { MenuItem } from '../../../kit/choice/Menu.tsx';
import type { TableParts } from '../../../kit/tableContext.ts';
import type { TableSpeech } from '../../../kit/text/speech.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SIGNS } from '../city/colors.ts';
import { cards, coin } from '../token.tsx';
import { word, wordIfAny } from '../words.ts';
import type { Targets } from './aim.ts';

/** The buttons of a turn. What the character or the city does not have is left out; what is used up stays. */
export function menuItems(
  { turn }: CitadelsView & { readonly turn: TurnView },
  { speech, isSmall, art }: Pick<TableParts, 'speech' | 'isSmall' | 'art'>,
  targets: Targets,
): MenuItem[] {
  const { incomeDraws, incomeKeeps } = turn;
  const { color } = cardOf(turn.character);
  const income = word(speech, turn.income ? 'not.used' : 'not.now');
  const items: MenuItem[] = [
    {
      id: optionOf('coins'),
      title: word(speech, 'menu.coins'),
      sign: <Icon paths={coin} />,
      ...brings(word(speech, 'brings.coins', { n: turn.incomeCoins }), `+${turn.incomeCoins}`),
      whyNot: income,
    },
    {
      id: optionOf('cards'),
      title: word(speech, 'menu.cards'),
      sign: <Icon paths={cards} />,
      ...brings(
        word(speech, 'menu.cards.brings', { n: incomeDraws, keeps: incomeKeeps }),
        `${incomeDraws} → ${incomeKeeps}`,
      ),
      whyNot: income,
    },
  ];
  if (color !== null)
    items.push({
      id: optionOf('color'),
      title: word(speech, 'menu.color'),
      sign: <Icon paths={SIGNS[color]} />,
      ...brings(word(speech, 'brings.coins', { n: turn.colorIncome }), `+${turn.colorIncome}`),
      whyNot: word(speech, turn.colored ? 'not.used' : 'not.color'),
    });
  for (const use of turn.uses.filter(isButton))
    items.push({
      id: use.targets ? use.card : optionOf(use.action),
      title: wordIfAny(speech, `menu.${use.action}`) ?? speech.cardName(use.card),
      sign: <Icon paths={art[cardOf(use.card).id] ?? []} />,
      ...brings(worth(use, speech), isSmall ? '' : undefined),
      whyNot: word(speech, use.used ? 'not.used' : 'not.now'),
      aim: use.targets && targets.aimOf(use),
    });
  return [...items, { id: optionOf('end'), title: word(speech, 'menu.end'), whyNot: word(speech, 'not.income') }];
}

/** Anything else is used by a tap on the table. */
function isButton({ targets }: UseView): boolean {
  return targets === undefined || targets[0] === 'hand';
}

function worth({ price, coins, cards: n = 0 }: UseView, speech: TableSpeech): string {
  if (price !== undefined) return word(speech, 'brings.for-coins', { cards: n, n: price });
  if (coins !== undefined) return word(speech, 'brings.for-card', { n: coins });
  return n > 0 ? word(speech, 'brings.cards', { n }) : word(speech, 'brings.exchange');
}

/** Shown short where that is enough. */
function brings(text: string, shown = text): Pick<MenuItem, 'brings' | 'bringsText'> {
  return { brings: shown, bringsText: text };
}
