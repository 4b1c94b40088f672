import {
  at,
  type Card,
  cardParam,
  type Decision,
  decision,
  type Part,
  type Seat,
  type Step,
  seatParam,
} from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import type { Menu } from '../menu.ts';
import { wagonWindow } from '../round/windows.ts';
import type { Wagon } from '../state.ts';
import { countKinds } from '../verbs/ask.ts';
import { putInCity, takeFromCity } from '../verbs/city.ts';
import { pay } from '../verbs/coins.ts';
import { drawable, takingAndKeeping } from '../verbs/draw.ts';
import { discard, hand, handOf, wagons } from '../zones.ts';
import { type Ability, ability, type Use } from './ability.ts';
import { costOf, DIRECTOR, FORTUNE_TELLER, HUMAN_CANNONBALL, isBuilding, SAPITO, TREASURY_WAGON } from './printed.ts';

const DIRECTOR_BUILDS = 2;
export const WAGON_PRICE = 1;
const WAGON_DRAWS = 2;
const WAGON_KEEPS = 1;

/** CIT-9.2: one action card a turn; `targets` says against whom it may be played now, none if it cannot. */
function playing(
  rule: string,
  card: Card,
  targets: (menu: Menu) => readonly Seat[],
  text: readonly Part<Turn>[],
  use?: Use,
) {
  const offerOnce = (menu: Menu) => {
    if (!menu.turn.actionCard) for (const seat of targets(menu)) menu.add('play', card, seat);
  };
  return ability('play', rule, offerOnce, [(x) => announce(x, card), ...text], use);
}

function announce(x: Turn, card: Card): void {
  x.turn.actionCard = true;
  x.out?.push({ t: 'played', seat: x.me, card });
}

const ALWAYS: readonly Seat[] = [0];
const toDiscardPile: Step<Turn> = (x) => void x.move(hand(x.me), x.card, discard(x.seats));

/** CIT-9.10: into the city, without being built. */
const sapito = playing('CIT-9.10', SAPITO, () => ALWAYS, [(x) => putInCity(x, SAPITO)]);

/** CIT-9.12: onto the table, for the others to use. */
const treasuryWagon = playing('CIT-9.12', TREASURY_WAGON, () => ALWAYS, [
  (x) => {
    x.move(hand(x.me), TREASURY_WAGON, wagons(x.seats));
    x.state.wagons.push({ seat: x.me, coins: 0, used: false });
  },
]);

/** CIT-9.25: look at a hand, take one card of it. */
const fortuneTeller = playing(
  'CIT-9.25',
  FORTUNE_TELLER,
  opponentsWithCards,
  [
    toDiscardPile,
    (x) => lookAtHand(x),
    (x) => x.ask(askWhatToTake(x)),
    (x) => {
      x.move(hand(x.target), x.chosen, hand(x.me));
      x.out?.push({ t: 'took-from', seat: x.me, other: x.target, card: x.chosen });
    },
  ],
  { targets: ['seat'] },
);

/** CIT-9.29. */
const director = playing('CIT-9.29', DIRECTOR, () => ALWAYS, [
  toDiscardPile,
  (x) => {
    x.turn.mostBuilt += DIRECTOR_BUILDS;
  },
]);

/** CIT-9.30: a building of the city makes way for a dearer one of the hand, for the difference. */
const humanCannonball = ability(
  'improve',
  'CIT-9.30',
  offerImprovements,
  [
    (x) => {
      announce(x, HUMAN_CANNONBALL);
      x.move(hand(x.me), HUMAN_CANNONBALL, discard(x.seats));
      improve(x, x.vars.old as Card, x.card);
    },
  ],
  { targets: ['hand', 'building'] },
);

/** CIT-9.12, CIT-9.15: once a turn for each wagon of an opponent. `x.card` is the wagon's number. */
export const useWagon = ability('wagon', 'CIT-9.12', offerWagons, [
  (x) => putCoinOn(x, x.state.wagons[x.card] as Wagon),
  takingAndKeeping(
    () => WAGON_DRAWS,
    () => WAGON_KEEPS,
    'CIT-9.12',
  ),
  wagonWindow,
]);

/** The action cards that are played in one's own turn; Acrobat and Frištenský are asked for in `windows.ts`. */
export const ACTION_CARD_ABILITIES: ReadonlyMap<Card, readonly Ability[]> = new Map([
  [SAPITO, [sapito]],
  [TREASURY_WAGON, [treasuryWagon]],
  [FORTUNE_TELLER, [fortuneTeller]],
  [DIRECTOR, [director]],
  [HUMAN_CANNONBALL, [humanCannonball]],
]);

/** CIT-9.6. */
function opponentsWithCards(menu: Menu): Seat[] {
  return menu.opponents.filter((seat) => handOf(menu.state, seat).length > 0);
}

function lookAtHand(x: Turn): void {
  x.revealAll(hand(x.target), 1 << x.me);
  x.out?.push({ t: 'looked', seat: x.me, other: x.target, cards: x.handOf(x.target).toSorted((a, b) => a - b) });
}

function askWhatToTake(x: Turn): Decision {
  const { options, limits } = countKinds(x.handOf(x.target));
  const params = { source: cardParam(FORTUNE_TELLER), about: seatParam(x.target) };
  return decision(x.me, 'take', 'CIT-9.25', 'card', options, { limits, params, where: at('hand', x.target) });
}

function improve(x: Turn, old: Card, card: Card): void {
  const cost = costOf(card) - costOf(old);
  takeFromCity(x, x.me, old);
  pay(x, cost);
  x.out?.push({ t: 'improved', seat: x.me, old, card, cost });
  putInCity(x, card);
}

function putCoinOn(x: Turn, wagon: Wagon): void {
  wagon.used = true;
  wagon.coins += WAGON_PRICE;
  pay(x, WAGON_PRICE);
  x.out?.push({ t: 'wagon-used', seat: x.me, owner: wagon.seat, coins: wagon.coins });
}

/** CIT-9.31: dearer, affordable, and not in the rest of the city; any own building but the Big Top. */
function offerImprovements(menu: Menu): void {
  if (menu.turn.actionCard) return;
  const { city, coins, kinds } = menu;
  for (const old of city) {
    for (const card of kinds) {
      const cost = costOf(card) - costOf(old);
      if (!isBuilding(old) || !isBuilding(card) || cost <= 0 || cost > coins || city.includes(card)) continue;
      menu.add('improve', card, 0, old);
    }
  }
}

function offerWagons(menu: Menu): void {
  if (menu.coins < WAGON_PRICE || drawable(menu.state) === 0) return;
  menu.state.wagons.forEach(({ seat, used }, number) => {
    if (seat !== menu.me && !used) menu.add('wagon', number, seat);
  });
}
