import {
  at,
  type Card,
  cardParam,
  type Decision,
  decision,
  NO_CARD,
  type Part,
  type Seat,
  seatParam,
  when,
} from '@regalia/kernel';
import { ACROBAT, CARDS, FRISTENSKY, GRAVEYARD, KING, rankOf, TREASURY_WAGON } from '../cards/printed.ts';
import type { Turn } from '../effect.ts';
import { type CitadelsState, NOBODY, type Wagon } from '../state.ts';
import { addCoins } from '../verbs/coins.ts';
import { takeOffice } from '../verbs/office.ts';
import { cardsIn, characters, cityOf, discard, faceUp, hand, handOf, wagons } from '../zones.ts';

/**
 * Section 14: what seats are asked outside their own turn. The windows W1 and W2 are put to many at once and give nothing
 * away: whether they open depends on public facts, and everybody who is asked gets the same question.
 */
export const SECRET_WINDOWS = ['fristensky', 'acrobat'] as const;
export type SecretWindow = (typeof SECRET_WINDOWS)[number];

const GRAVEYARD_PRICE = 1;

/** W1, CIT-9.26: the holder of the named character may cancel the murder. */
export const strongmanWindow: Part<Turn> = when(
  (x) => !isAccountedFor(x.state, FRISTENSKY) && !cardsIn(x.state, faceUp(x.seats)).includes(x.card),
  [
    (x) => x.ask(...x.others().map((seat) => question(x, seat, FRISTENSKY, canBeSaved(x.state, seat, x.card)))),
    (x) => closeStrongmanWindow(x, x.others().find((seat) => x.answerOf(seat)?.[0] === FRISTENSKY) ?? NOBODY),
  ],
);

/** W2, CIT-9.20, CIT-9.23: nobody has answered as King. */
export const acrobatWindow: Part<Turn> = when(
  (x) => x.state.called === rankOf(KING) && x.state.holders[KING] === NOBODY && !isAccountedFor(x.state, ACROBAT),
  [
    (x) => x.ask(...x.seatsFrom(0).map((seat) => question(x, seat, ACROBAT, x.handOf(seat).includes(ACROBAT)))),
    (x) => closeAcrobatWindow(x, x.seatsFrom(0).find((seat) => x.answerOf(seat)?.[0] === ACROBAT) ?? NOBODY),
  ],
);

/** W3, CIT-9.13: the owner may take the coins, now and at no other time. */
export const wagonWindow: Part<Turn> = [
  (x) => x.ask(askToCollect(x, wagonOf(x))),
  (x) => (x.chosen === TREASURY_WAGON ? collect(x, wagonOf(x)) : keepWagon(x, wagonOf(x))),
];

/** W4, CIT-7.10: the owner of the Graveyard may take the destroyed building into the hand. */
export const graveyardWindow: Part<Turn> = when(
  (x) => graveyardOwner(x) !== NOBODY,
  [
    (x) => x.ask(askToBuyBack(x, graveyardOwner(x))),
    (x) => closeGraveyardWindow(x, graveyardOwner(x), x.chosen === x.card),
  ],
);

/** CIT-14.2, CIT-14.3: the same question for all; only the private options differ. */
function question(x: Turn, seat: Seat, card: Card, canPlay: boolean): Decision {
  const [prompt, rule] = card === ACROBAT ? (['acrobat', 'CIT-9.20'] as const) : (['fristensky', 'CIT-9.26'] as const);
  const named = card === ACROBAT ? KING : x.card;
  const details = { min: 0, params: { character: cardParam(named), source: cardParam(card) }, where: at('hand', seat) };
  return decision(seat, prompt, rule, 'card', canPlay ? [card] : [], details);
}

/** CIT-14.1: without the variant there is none; else all copies must lie face up on the discard pile. */
function isAccountedFor(s: Readonly<CitadelsState>, card: Card): boolean {
  if (!s.variant) return true;
  const copies = cardsIn(s, discard(s.seats)).filter((other) => other === card).length;
  return copies === CARDS[card]?.copies;
}

function canBeSaved(s: Readonly<CitadelsState>, seat: Seat, character: Card): boolean {
  return handOf(s, seat).includes(FRISTENSKY) && cardsIn(s, characters(seat)).includes(character);
}

/** CIT-9.27: the murder has no effect, and everybody knows who has the character. */
function closeStrongmanWindow(x: Turn, seat: Seat): void {
  const s = x.state;
  if (seat === NOBODY) {
    x.out?.push({ t: 'not-saved', card: x.card });
    return;
  }
  s.murdered = NO_CARD;
  s.holders[x.card] = seat;
  x.move(hand(seat), FRISTENSKY, discard(x.seats));
  x.reveal(characters(seat), cardsIn(s, characters(seat)).indexOf(x.card));
  x.out?.push({ t: 'saved', seat, card: x.card });
}

/** CIT-9.22: no succession of a murdered King follows in this round. */
function closeAcrobatWindow(x: Turn, seat: Seat): void {
  if (seat === NOBODY) {
    x.out?.push({ t: 'no-acrobat' });
    return;
  }
  x.state.acrobat = true;
  x.move(hand(seat), ACROBAT, discard(x.seats));
  takeOffice(x, seat, 'acrobat');
}

function askToCollect(x: Turn, { seat, coins }: Wagon): Decision {
  const details = { min: 0, params: { coins, about: seatParam(x.me) }, where: at('wagons', seat) };
  return decision(seat, 'wagon', 'CIT-9.13', 'card', [TREASURY_WAGON], details);
}

function keepWagon(x: Turn, { seat, coins }: Wagon): void {
  x.out?.push({ t: 'wagon-kept', seat, coins });
}

function collect(x: Turn, { seat, coins }: Wagon): void {
  addCoins(x, seat, coins);
  x.state.wagons.splice(x.card, 1);
  x.moveAt(wagons(x.seats), x.card, discard(x.seats));
  x.out?.push({ t: 'wagon-collected', seat, coins });
}

function askToBuyBack(x: Turn, owner: Seat): Decision {
  const params = { price: GRAVEYARD_PRICE, source: cardParam(GRAVEYARD) };
  return decision(owner, 'graveyard', 'CIT-7.10', 'card', [x.card], { min: 0, params, where: at('discard') });
}

/** The destroyed building is the last that came onto the discard pile. */
function closeGraveyardWindow(x: Turn, seat: Seat, bought: boolean): void {
  x.out?.push({ t: 'graveyard', seat, card: x.card, bought });
  if (!bought) return;
  addCoins(x, seat, -GRAVEYARD_PRICE);
  x.moveTop(discard(x.seats), hand(seat));
}

function wagonOf(x: Turn): Wagon {
  const wagon = x.state.wagons[x.card];
  if (wagon === undefined) throw new RangeError(`there is no wagon ${x.card}`);
  return wagon;
}

/** CIT-E9, CIT-E10: not the Warlord himself; with a coin left, and the Graveyard still standing. */
function graveyardOwner(x: Turn): Seat {
  const owner = x.others().find((seat) => cityOf(x.state, seat).includes(GRAVEYARD)) ?? NOBODY;
  return owner !== NOBODY && x.coinsOf(owner) >= GRAVEYARD_PRICE ? owner : NOBODY;
}
