import type { Card } from '@regalia/kernel';
import { ability } from './cards/ability.ts';
import { type Color, cardOf, colorOf, costOf } from './cards/printed.ts';
import { bestOf, traitsOf } from './cards/traits.ts';
import type { CitadelsState } from './state.ts';
import { canBuild, putInCity } from './verbs/city.ts';
import { addCoins, gainCoins, pay } from './verbs/coins.ts';
import { drawable, takingAndKeeping } from './verbs/draw.ts';
import { cityOf } from './zones.ts';

export const INCOME_COINS = 2;
const INCOME_DRAWS = 2;
const INCOME_KEEPS = 1;

/** CIT-5.2 (a). */
const takeCoins = ability(
  'coins',
  'CIT-5.2',
  (menu) => {
    if (!menu.turn.income) menu.add('coins');
  },
  [
    (x) => {
      x.turn.income = true;
      gainCoins(x, INCOME_COINS);
    },
  ],
);

/** CIT-5.2 (b), CIT-7.8, CIT-E21. */
const takeCards = ability(
  'cards',
  'CIT-5.2',
  (menu) => {
    if (!menu.turn.income && drawable(menu.state) > 0) menu.add('cards');
  },
  [
    (x) => {
      x.turn.income = true;
    },
    takingAndKeeping(
      (x) => incomeDraws(x.state),
      (x) => incomeKeeps(x.state),
      'CIT-5.2',
    ),
  ],
);

/** CIT-5.3, CIT-5.5. */
const build = ability(
  'build',
  'CIT-5.3',
  (menu) => {
    const { income, built, mostBuilt } = menu.turn;
    if (!income || built >= mostBuilt) return;
    for (const card of menu.kinds) if (canBuild(menu, card)) menu.add('build', card);
  },
  [
    (x) => {
      x.turn.built++;
      pay(x, costOf(x.card));
      x.out?.push({ t: 'built', seat: x.me, card: x.card, cost: costOf(x.card) });
      putInCity(x, x.card);
    },
  ],
);

/** CIT-6.5, CIT-5.6: all at one moment, once a turn. */
const takeColorIncome = ability(
  'color',
  'CIT-6.5',
  (menu) => {
    if (!menu.turn.colored && colorIncome(menu.state) > 0) menu.add('color');
  },
  [
    (x) => {
      const coins = colorIncome(x.state);
      x.turn.colored = true;
      addCoins(x, x.me, coins);
      x.out?.push({ t: 'color-income', seat: x.me, color: colorOf(x.turn.character) as Color, coins });
    },
  ],
);

/** CIT-5.8: not before step 1, and always asked. */
const end = ability(
  'end',
  'CIT-5.8',
  (menu) => {
    if (menu.turn.income) menu.add('end');
  },
  [
    (x) => {
      x.turn.ended = true;
      x.out?.push({ t: 'turn-ended', seat: x.me });
    },
  ],
);

/** The two steps of every turn, and its end. */
export const STEPS = { takeCoins, takeCards, build, takeColorIncome, end };

/** CIT-7.8. */
export function incomeDraws(s: Readonly<CitadelsState>): number {
  return bestOf(cityOf(s, s.turn.seat), 'draws', INCOME_DRAWS);
}

export function incomeKeeps(s: Readonly<CitadelsState>): number {
  return bestOf(cityOf(s, s.turn.seat), 'keeps', INCOME_KEEPS);
}

/** CIT-6.5, CIT-7.11: what the present character's color brings now. */
export function colorIncome(s: Readonly<CitadelsState>): number {
  const { color } = cardOf(s.turn.character);
  if (color === null) return 0;
  const city = cityOf(s, s.turn.seat);
  let coins = 0;
  for (let i = 0; i < city.length; i++) {
    const card = city[i] as Card;
    if (colorOf(card) === color || traitsOf(card).anyIncome) coins++;
  }
  return coins;
}
