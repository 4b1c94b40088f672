import { allViewers, at, type Card, type Decision, decision } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import type { Menu } from '../menu.ts';
import { graveyardWindow, strongmanWindow } from '../round/windows.ts';
import { countKinds } from '../verbs/ask.ts';
import { isProtected, priceIn, priceOf, takeFromCity } from '../verbs/city.ts';
import { gainCoins, pay } from '../verbs/coins.ts';
import { draw, drawable } from '../verbs/draw.ts';
import { takeOffice } from '../verbs/office.ts';
import { cityOf, discard, hand, offer } from '../zones.ts';
import { type Ability, ability } from './ability.ts';
import { ARCHITECT, ASSASSIN, CHARACTER_COUNT, KING, MAGICIAN, MERCHANT, THIEF, WARLORD } from './printed.ts';
import { traitsOf } from './traits.ts';

const MERCHANT_BONUS = 1;
export const ARCHITECT_CARDS = 2;

/** CIT-6.1: the holder of the named character loses the turn. */
const murder = ability(
  'murder',
  'CIT-6.1',
  (menu) => offerNames(menu, 'murder', ASSASSIN),
  [
    (x) => {
      x.turn.ability = true;
      x.state.murdered = x.card;
      x.blockUndo();
      x.out?.push({ t: 'murdered', seat: x.me, card: x.card });
    },
    strongmanWindow,
  ],
  { targets: ['character'] },
);

/** CIT-6.4, CIT-6.6: the coins are handed over when the character is called. */
const rob = ability(
  'rob',
  'CIT-6.4',
  (menu) => offerNames(menu, 'rob', THIEF),
  [
    (x) => {
      x.turn.ability = true;
      x.state.robbed = x.card;
      x.blockUndo();
      x.out?.push({ t: 'marked', seat: x.me, card: x.card });
    },
  ],
  { targets: ['character'] },
);

/** CIT-6.7 (a): the whole hand for the whole hand of an opponent. */
const swap = ability(
  'swap',
  'CIT-6.7',
  offerOpponents,
  [
    (x) => {
      x.turn.ability = true;
      const [given, got] = [x.handOf().length, x.handOf(x.target).length];
      x.swap(hand(x.me), hand(x.target));
      x.out?.push({ t: 'swapped', seat: x.me, other: x.target, given, got });
    },
  ],
  { targets: ['seat'] },
);

/** CIT-6.7 (b), CIT-6.8: cards are set aside, as many drawn, and those set aside discarded. */
const exchange = ability('exchange', 'CIT-6.8', offerExchange, [
  (x) => x.ask(askWhatToExchange(x)),
  (x) => {
    x.turn.ability = true;
    setAside(x, x.answer);
    draw(x, x.answer.length, MAGICIAN);
    x.moveAll(offer(x.seats), discard(x.seats));
  },
]);

/** CIT-6.12, CIT-6.13. */
const drawTwo = ability(
  'draw',
  'CIT-6.12',
  offerCards,
  [
    (x) => {
      x.turn.ability = true;
      draw(x, ARCHITECT_CARDS, ARCHITECT);
    },
  ],
  { cards: ARCHITECT_CARDS },
);

/** CIT-6.14 to 6.17: pay, destroy one building; then the owner of the Graveyard may take it. */
const destroy = ability(
  'destroy',
  'CIT-6.14',
  offerTargets,
  [
    (x) => {
      const price = priceOf(x.state, x.target, x.card) as number;
      x.turn.ability = true;
      pay(x, price);
      takeFromCity(x, x.target, x.card);
      x.out?.push({ t: 'destroyed', seat: x.me, owner: x.target, card: x.card, price });
    },
    graveyardWindow,
  ],
  { targets: ['building'] },
);

/** What each character lets its seat do. Their incomes stand in the card data. */
export const CHARACTER_ABILITIES: ReadonlyMap<Card, readonly Ability[]> = new Map([
  [ASSASSIN, [murder]],
  [THIEF, [rob]],
  [MAGICIAN, [swap, exchange]],
  [ARCHITECT, [drawTwo]],
  [WARLORD, [destroy]],
]);

/** CIT-4.1: what happens by itself once the character has answered. */
export const ON_ANSWER: ReadonlyMap<Card, (x: Turn) => void> = new Map([
  [KING, (x: Turn) => takeOffice(x, x.me, 'call')],
  [MERCHANT, (x: Turn) => gainCoins(x, MERCHANT_BONUS, MERCHANT)],
]);

/** CIT-6.3, CIT-6.4: every character of a higher rank, but not the Assassin's victim. */
function offerNames(menu: Menu, action: 'murder' | 'rob', own: Card): void {
  if (menu.turn.ability) return;
  for (let card = own + 1; card < CHARACTER_COUNT; card++) if (card !== menu.state.murdered) menu.add(action, card);
}

function offerOpponents(menu: Menu): void {
  if (!menu.turn.ability) for (const seat of menu.opponents) menu.add('swap', 0, seat);
}

function offerExchange(menu: Menu): void {
  if (!menu.turn.ability && menu.hand.length > 0 && drawable(menu.state) > 0) menu.add('exchange');
}

function askWhatToExchange(x: Turn): Decision {
  const { options, limits } = countKinds(x.handOf());
  const max = Math.min(x.handOf().length, drawable(x.state));
  return decision(x.me, 'exchange', 'CIT-6.8', 'card', options, { limits, max, where: at('hand', x.me) });
}

/** Where everybody sees them, and nobody can draw them. */
function setAside(x: Turn, cards: readonly Card[]): void {
  for (const card of cards) x.move(hand(x.me), card, offer(x.seats), allViewers(x.seats));
  x.out?.push({ t: 'exchanged', seat: x.me, cards });
}

function offerCards(menu: Menu): void {
  if (!menu.turn.ability && drawable(menu.state) > 0) menu.add('draw');
}

function offerTargets(menu: Menu): void {
  if (menu.turn.ability) return;
  const { state: s, coins } = menu;
  for (let seat = 0; seat < s.seats; seat++) {
    if (isProtected(s, seat)) continue;
    const city = cityOf(s, seat);
    for (const card of city)
      if (!traitsOf(card).stands && priceIn(city, card) <= coins) menu.add('destroy', card, seat);
  }
}
