import {
  at,
  callingStep,
  cardParam,
  type Decision,
  decision,
  NO_CARD,
  type Param,
  type Program,
  program,
  repeatWhile,
  type Vars,
  type Where,
} from '@regalia/kernel';
import { abilityFor, menuOf } from './cards/abilities.ts';
import { ON_ANSWER } from './cards/characters.ts';
import { CHARACTER_COUNT, THIEF } from './cards/printed.ts';
import { traitsOf } from './cards/traits.ts';
import type { Turn } from './effect.ts';
import { choiceOf, MOST_SEATS } from './menu.ts';
import { type CitadelsState, noTurn } from './state.ts';
import { colorIncome, INCOME_COINS, incomeDraws, incomeKeeps } from './steps.ts';
import { addCoins } from './verbs/coins.ts';

const NORMAL_BUILDS = 1;
/** Made once, since what a question says never changes. */
const NO_TARGET: Vars = { target: 0, old: 0 };
const MENUS: readonly Where[] = Array.from({ length: MOST_SEATS }, (_, seat) => at('menu', seat));
const CHARACTER_PARAMS: readonly Param[] = Array.from({ length: CHARACTER_COUNT }, (_, card) => cardParam(card));

/** CIT-5.1, CIT-14.13: theft, what the character brings by itself, then whatever the seat likes until it ends the turn. */
export const turn: Program<Turn> = program<Turn>([
  (x) => beginTurn(x),
  (x) => handOverToThief(x),
  (x) => ON_ANSWER.get(x.card)?.(x),
  repeatWhile<Turn>(
    (x) => !x.turn.ended,
    [
      (x) => x.ask(askWhatToDo(x.state)),
      callingStep((x) => {
        const { action, seat, card, old } = choiceOf(x.chosen);
        const vars = seat === 0 && old === 0 ? NO_TARGET : { target: seat, old };
        x.call(abilityFor(action, card).program, x.me, card, vars);
      }),
    ],
  ),
  (x) => {
    x.state.turn = noTurn();
  },
]);

function beginTurn(x: Turn): void {
  const { turn } = x;
  turn.seat = x.me;
  turn.character = x.card;
  turn.mostBuilt = traitsOf(x.card).builds ?? NORMAL_BUILDS;
  for (const wagon of x.state.wagons) wagon.used = false;
}

/** CIT-6.6: the very first thing; CIT-E4: from oneself nothing moves. */
function handOverToThief(x: Turn): void {
  const s = x.state;
  if (s.robbed === NO_CARD || s.robbed !== x.card) return;
  const thief = s.holders[THIEF] as number;
  const coins = thief === x.me ? 0 : x.coinsOf();
  addCoins(x, x.me, -coins);
  addCoins(x, thief, coins);
  x.out?.push({ t: 'robbed', seat: thief, from: x.me, card: x.card, coins });
}

/** CIT-5.1, CIT-14.10: the order is free, and the menu is put until the turn is ended. */
function askWhatToDo(s: Readonly<CitadelsState>): Decision {
  const { seat, character } = s.turn;
  const params = {
    coins: INCOME_COINS,
    draws: incomeDraws(s),
    keeps: incomeKeeps(s),
    color: colorIncome(s),
    character: CHARACTER_PARAMS[character] as Param,
  };
  return decision(seat, 'turn', 'CIT-5.1', 'action', menuOf(s).options, { params, where: MENUS[seat] as Where });
}
