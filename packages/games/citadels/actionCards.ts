import { at, type Card, cardParam, decision, type Part, type Seat, seatParam, type Step } from '@regalia/kernel';
import { ability } from './ability.ts';
import {
  costOf,
  DIRECTOR,
  FORTUNE_TELLER,
  HUMAN_CANNONBALL,
  isBuilding,
  SAPITO,
  TREASURY_WAGON,
} from './cards.ts';
import type { Turn } from './effect.ts';
import type { Menu } from './menu.ts';
import type { Traits } from './traits.ts';
import { countKinds } from './verbs/ask.ts';
import { putInCity, takeFromCity } from './verbs/city.ts';
import { pay } from './verbs/coins.ts';
import { drawable, takeAndKeep } from './verbs/draw.ts';
import { wagonWindow } from './windows.ts';
import { city, discard, hand, wagons } from './zones.ts';

const DIRECTOR_BUILDS = 2;
export const WAGON_PRICE = 1;
const WAGON_DRAWS = 2;
const WAGON_KEEPS = 1;

/** CIT-9.2: one action card a turn; `offer` says against whom it may be played now, none if it cannot. */
function playing(rule: string, card: Card, offer: (menu: Menu) => readonly Seat[], text: readonly Part<Turn>[]) {
  const announce: Step<Turn> = (x) => {
    x.turn.actionCard = true;
    x.out?.push({ t: 'played', seat: x.me, card });
  };
  const offerOnce = (menu: Menu) => {
    if (!menu.turn.actionCard) for (const seat of offer(menu)) menu.add('play', card, seat);
  };
  return ability('play', rule, offerOnce, [announce, ...text]);
}

const ALWAYS: readonly Seat[] = [0];
const NEVER: readonly Seat[] = [];
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
const fortuneTeller = playing('CIT-9.25', FORTUNE_TELLER, opponentsWithCards, [
  toDiscardPile,
  (x) => {
    x.revealAll(hand(x.target), 1 << x.me);
    x.out?.push({ t: 'looked', seat: x.me, other: x.target, cards: x.handOf(x.target).toSorted((a, b) => a - b) });
  },
  (x) => {
    const { options, limits } = countKinds(x.handOf(x.target));
    const params = { source: cardParam(FORTUNE_TELLER), about: seatParam(x.target) };
    x.ask(decision(x.me, 'take', 'CIT-9.25', 'card', options, { limits, params, where: at('hand', x.target) }));
  },
  (x) => {
    x.move(hand(x.target), x.chosen, hand(x.me));
    x.out?.push({ t: 'took-from', seat: x.me, other: x.target, card: x.chosen });
  },
]);

/** CIT-9.29. */
const director = playing('CIT-9.29', DIRECTOR, () => ALWAYS, [
  toDiscardPile,
  (x) => {
    x.turn.mostBuilt += DIRECTOR_BUILDS;
  },
]);

/** CIT-9.30: a building of the city makes way for a dearer one of the hand, for the difference. */
const humanCannonball = playing('CIT-9.30', HUMAN_CANNONBALL, (menu) => (improvable(menu).length > 0 ? ALWAYS : NEVER), [
  toDiscardPile,
  (x) => {
    const params = { source: cardParam(HUMAN_CANNONBALL) };
    x.ask(decision(x.me, 'improve', 'CIT-9.30', 'card', improvable(x), { params, where: at('city', x.me) }));
  },
  (x) => x.set({ old: x.chosen }),
  (x) => {
    const old = x.vars.old as Card;
    const params = { source: cardParam(HUMAN_CANNONBALL), card: cardParam(old) };
    x.ask(decision(x.me, 'replace', 'CIT-9.30', 'card', better(x, old), { params, where: at('hand', x.me) }));
  },
  (x) => {
    const [old, card] = [x.vars.old as Card, x.chosen];
    const cost = costOf(card) - costOf(old);
    pay(x, cost);
    takeFromCity(x, x.me, old);
    putInCity(x, card);
    x.out?.push({ t: 'improved', seat: x.me, old, card, cost });
  },
]);

/** CIT-9.12, CIT-9.15: once a turn for each wagon of an opponent. `x.card` is the wagon's number. */
export const useWagon = ability('wagon', 'CIT-9.12', offerWagons, [
  (x) => {
    const wagon = x.state.wagons[x.card] as Turn['state']['wagons'][number];
    wagon.used = true;
    wagon.coins += WAGON_PRICE;
    pay(x, WAGON_PRICE);
    x.out?.push({ t: 'wagon-used', seat: x.me, owner: wagon.seat, coins: wagon.coins });
  },
  takeAndKeep(
    () => WAGON_DRAWS,
    () => WAGON_KEEPS,
    'CIT-9.12',
  ),
  wagonWindow,
]);

/** The action cards that are played in one's own turn; Acrobat and Frištenský are asked for in `windows.ts`. */
export const ACTION_CARD_TRAITS: ReadonlyMap<Card, Traits> = new Map<Card, Traits>([
  [SAPITO, { abilities: [sapito], stands: true }],
  [TREASURY_WAGON, { abilities: [treasuryWagon] }],
  [FORTUNE_TELLER, { abilities: [fortuneTeller] }],
  [DIRECTOR, { abilities: [director] }],
  [HUMAN_CANNONBALL, { abilities: [humanCannonball] }],
]);

/** CIT-9.6. */
function opponentsWithCards(menu: Menu): Seat[] {
  return menu.opponents.filter((seat) => (menu.state.zones[hand(seat)]?.cards.length ?? 0) > 0);
}

type Own = Pick<Turn, 'state' | 'me'>;

/** CIT-9.31: own buildings that a card of the hand may replace. */
function improvable(own: Own): Card[] {
  const built = own.state.zones[city(own.me)]?.cards ?? [];
  return built.filter((old) => isBuilding(old) && better(own, old).length > 0).toSorted((a, b) => a - b);
}

/** CIT-9.31: buildings of the hand that may replace `old`: dearer, affordable, and not in the rest of the city. */
function better({ state, me }: Own, old: Card): Card[] {
  const held = new Set(state.zones[hand(me)]?.cards ?? []);
  const built = state.zones[city(me)]?.cards ?? [];
  const most = costOf(old) + (state.coins[me] as number);
  const fits = (card: Card) => isBuilding(card) && costOf(card) > costOf(old) && costOf(card) <= most;
  return [...held].filter((card) => fits(card) && !built.includes(card)).sort((a, b) => a - b);
}

function offerWagons(menu: Menu): void {
  if (menu.coins < WAGON_PRICE || drawable(menu.state) === 0) return;
  menu.state.wagons.forEach(({ seat, used }, number) => {
    if (seat !== menu.me && !used) menu.add('wagon', number, seat);
  });
}
