import { CARD_IDS, type CitadelsView, cardOf, optionOf, type TurnView } from '@regalia/games/citadels';
import type { Card } from '@regalia/kernel';
import type { MenuItem } from '../../../kit/choice/Menu.tsx';
import type { TableParts } from '../../../kit/tableContext.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SIGNS } from '../city/colors.ts';
import { cards, coin } from '../token.tsx';
import { word } from '../words.ts';
import { LABORATORY, type Targets } from './aim.ts';

const SMITHY = CARD_IDS.get('smithy') ?? -1;
const ARCHITECT_CARDS = 2;
const SMITHY_PRICE = 2;
const LABORATORY_COINS = 1;
/** So many buttons have room for their signs on a small screen. */
const WITH_SIGNS = 3;
/** More than these stand in two rows there. */
export const IN_ONE_ROW = 4;

/** The buttons of a turn. What the character or the city does not have is left out; what is used up stays. */
export function menuItems(
  view: CitadelsView,
  turn: TurnView,
  { speech, isSmall, art }: Pick<TableParts, 'speech' | 'isSmall' | 'art'>,
  targets: Targets,
): MenuItem[] {
  const { incomeDraws, incomeKeeps } = turn;
  const { id, color } = cardOf(turn.character);
  const stands = (card: Card): boolean => view.seats[turn.seat]?.city.some((own) => own.card === card) ?? false;
  const items: (MenuItem | false)[] = [
    {
      id: optionOf('coins'),
      title: word(speech, 'menu.coins'),
      sign: <Icon paths={coin} />,
      ...brings(word(speech, 'brings.coins', { n: turn.incomeCoins }), `+${turn.incomeCoins}`),
      whyNot: word(speech, 'not.used'),
    },
    {
      id: optionOf('cards'),
      title: word(speech, 'menu.cards'),
      sign: <Icon paths={cards} />,
      ...brings(
        word(speech, 'menu.cards.brings', { n: incomeDraws, keeps: incomeKeeps }),
        isSmall ? `${incomeDraws} → ${incomeKeeps}` : undefined,
      ),
      whyNot: word(speech, turn.income ? 'not.used' : 'not.now'),
    },
    color !== null && {
      id: optionOf('color'),
      title: word(speech, 'menu.color'),
      sign: <Icon paths={SIGNS[color]} />,
      ...brings(word(speech, 'brings.coins', { n: turn.colorIncome }), `+${turn.colorIncome}`),
      whyNot: word(speech, turn.colored ? 'not.used' : 'not.color'),
    },
    id === 'magician' && {
      id: optionOf('exchange'),
      title: word(speech, 'menu.exchange'),
      sign: <Icon paths={art.magician ?? []} />,
      ...brings(word(speech, 'menu.exchange.brings'), isSmall ? '' : undefined),
      whyNot: word(speech, turn.ability ? 'not.used' : 'not.now'),
    },
    id === 'architect' && {
      id: optionOf('draw'),
      title: speech.cardName(turn.character),
      sign: <Icon paths={art.architect ?? []} />,
      ...brings(word(speech, 'brings.cards', { n: ARCHITECT_CARDS })),
      whyNot: word(speech, turn.ability ? 'not.used' : 'not.now'),
    },
    stands(LABORATORY) && {
      id: LABORATORY,
      title: speech.cardName(LABORATORY),
      sign: <Icon paths={art.laboratory ?? []} />,
      ...brings(word(speech, 'menu.laboratory.brings', { n: LABORATORY_COINS }), isSmall ? '' : undefined),
      whyNot: word(speech, turn.laboratory ? 'not.used' : 'not.now'),
      aim: {
        isOn: targets.aim.card === LABORATORY,
        isOffered: targets.canAim(LABORATORY),
        toggle: () => targets.aim.take(targets.aim.card === LABORATORY ? null : LABORATORY),
      },
    },
    stands(SMITHY) && {
      id: optionOf('smithy'),
      title: speech.cardName(SMITHY),
      sign: <Icon paths={art.smithy ?? []} />,
      ...brings(word(speech, 'menu.smithy.brings', { n: SMITHY_PRICE }), isSmall ? '' : undefined),
      whyNot: word(speech, turn.smithy ? 'not.used' : 'not.now'),
    },
    { id: optionOf('end'), title: word(speech, 'menu.end'), whyNot: word(speech, 'not.income') },
  ];
  const shown = items.filter((item) => item !== false);
  if (!isSmall || shown.length <= WITH_SIGNS) return shown;
  return shown.map(({ sign, ...item }) => (shown.length > IN_ONE_ROW ? inOneLine(item) : item));
}

function inOneLine({ brings: shown, bringsText, title, ...item }: MenuItem): MenuItem {
  return shown ? { ...item, title: `${title} ${shown}` } : { ...item, title, bringsText };
}

/** Shown short where that is enough. */
function brings(text: string, shown = text): Pick<MenuItem, 'brings' | 'bringsText'> {
  return { brings: shown, bringsText: text };
}
