import { at, type Card, cardParam, decision, type Program, program, repeatWhile, type Seat } from '@regalia/kernel';
import { isLaw } from '../cards/printed.ts';
import type { Turn } from '../effect.ts';
import { DECKS, type DeckName } from '../ids.ts';
import { cardAt, hasInSlot, lookAtPyramid, type Slot, TUCKED } from '../pyramid/pyramid.ts';
import { cardsIn, characters, LAWS, laws, OFFER, pyramid, SMALL, tuckedCharacters, tuckedLaws } from '../zones.ts';

/** Law 78: whenever its owner takes a card, it may be tucked under it at once. */
const ROYAL_ARCHIVE: Card = 78;

export const handFor = (seat: Seat, card: Card): number => (isLaw(card) ? laws(seat) : characters(seat));
const deckZone = (deck: number): number => (DECKS[deck] === 'laws' ? LAWS : SMALL);
const hiddenZone = (seat: Seat, deck: number): number => (deck === 0 ? tuckedCharacters(seat) : tuckedLaws(seat));

export function hasArchive(x: Turn, seat: Seat): boolean {
  return hasInSlot(x.state, seat, ROYAL_ARCHIVE);
}

/** PAN-9.5: a card that lay open goes under the card of a slot. */
export function tuckOpenly(x: Turn, card: Card, from: number, slot: Slot): void {
  if (from !== pyramid(x.me)) x.move(from, card, pyramid(x.me));
  x.state.place[card] = TUCKED + slot;
  tellTucked(x, slot, card, true);
}

/** PAN-9.5: a hand card goes face down under the card of a slot. */
export function tuckHidden(x: Turn, card: Card, slot: Slot): void {
  const deck = isLaw(card) ? 1 : 0;
  x.move(handFor(x.me, card), card, hiddenZone(x.me, deck));
  (x.state.hiddenUnder[2 * x.me + deck] as Slot[]).push(slot);
  tellTucked(x, slot, card, false);
}

function tellTucked(x: Turn, slot: Slot, card: Card, open: boolean): void {
  if (x.out === undefined) return;
  lookAtPyramid(x.state, x.me);
  x.out.push({ t: 'tucked', seat: x.me, slot, under: cardAt(slot), card, open });
}

/** A card of the offer comes into a hand; its position is empty then. */
export function takeFromOffer(x: Turn, seat: Seat, card: Card): void {
  const { offer } = x.state;
  offer[offer.indexOf(card)] = 0;
  x.move(OFFER, card, characters(seat));
}

/** PAN-E.34: asks the owner of law 78 about `card`, which has just come openly into the hand. */
export const archiveOpen: Program<Turn> = program([
  (x) => {
    if (!hasArchive(x, x.me)) {
      x.skipRest();
      return;
    }
    x.ask(
      decision(x.me, 'archive', 'PAN-E.34', 'card', [x.card], {
        min: 0,
        params: { card: cardParam(x.card) },
        where: at('hand', x.me),
      }),
    );
  },
  (x) => {
    if (x.chosen < 0) return;
    tuckOpenly(x, x.card, handFor(x.me, x.card), x.state.place[ROYAL_ARCHIVE] as Slot);
  },
]);

/** PAN-8.3: takes `cards` cards, one after another, from the decks that have any. */
export const drawCards: Program<Turn> = program([
  repeatWhile(
    (x) => x.count('cards') > 0 && cardsIn(x.state, SMALL).length + cardsIn(x.state, LAWS).length > 0,
    [
      (x) => {
        if (cardsIn(x.state, SMALL).length === 0 || cardsIn(x.state, LAWS).length === 0) return;
        x.ask(
          decision(x.me, 'draw', 'PAN-8.3', 'deck', BOTH_DECKS, {
            params: { source: cardParam(x.card) },
            where: at('decks'),
          }),
        );
      },
      (x) => {
        const deck = x.answerOf(x.me)?.[0] ?? (cardsIn(x.state, SMALL).length > 0 ? 0 : 1);
        x.set({ cards: x.count('cards') - 1 });
        drawOne(x, deck);
      },
      (x) => {
        if (x.state.fresh > 0) x.call(archiveFresh);
      },
    ],
  ),
]);

const BOTH_DECKS = [0, 1];

/** PAN-12.8. Under law 78 the card waits at the end of the hidden tucked cards for its owner's decision. */
function drawOne(x: Turn, deck: number): void {
  const waits = hasArchive(x, x.me);
  const card = x.moveTop(deckZone(deck), waits ? hiddenZone(x.me, deck) : deck === 0 ? characters(x.me) : laws(x.me));
  if (waits) x.state.fresh++;
  x.out?.push({ t: 'drew', seat: x.me, deck: DECKS[deck] as DeckName, card });
}

/** Draws up to `count` laws (law 70); how many there were. */
export function drawLaws(x: Turn, count: number): number {
  const drawn = Math.min(count, cardsIn(x.state, LAWS).length);
  for (let i = 0; i < drawn; i++) drawOne(x, 1);
  return drawn;
}

/** Cards just drawn that wait for the decision of law 78. */
export function freshCards(x: Turn): readonly Card[] {
  const { fresh } = x.state;
  if (fresh === 0) return [];
  return cardsIn(x.state, freshZone(x)).slice(-fresh);
}

function freshZone(x: Turn): number {
  const waiting = cardsIn(x.state, tuckedLaws(x.me)).length > (x.state.hiddenUnder[2 * x.me + 1] as Slot[]).length;
  return hiddenZone(x.me, waiting ? 1 : 0);
}

/** PAN-E.34, PAN-E.25: of the cards just drawn one may be tucked under law 78; the rest goes to the hand. */
export const archiveFresh: Program<Turn> = program([
  (x) => {
    const cards = freshCards(x).toSorted((a, b) => a - b);
    x.ask(
      decision(x.me, cards.length === 1 ? 'archive' : 'archive-one', 'PAN-E.34', 'card', cards, {
        min: 0,
        params: { card: cardParam(cards) },
        where: at('hand', x.me),
      }),
    );
  },
  (x) => settleFresh(x, x.chosen),
]);

/** Fresh cards go to the hand, but for the one that stays under law 78. */
export function settleFresh(x: Turn, tucked: Card): void {
  const { state } = x;
  const zone = freshZone(x);
  const kept = zone === tuckedLaws(x.me) ? laws(x.me) : characters(x.me);
  const first = cardsIn(state, zone).length - state.fresh;
  for (let i = first + state.fresh - 1; i >= first; i--) {
    if (cardsIn(state, zone)[i] !== tucked) x.moveAt(zone, i, kept);
  }
  state.fresh = 0;
  if (tucked < 0) return;
  const slot = state.place[ROYAL_ARCHIVE] as Slot;
  (state.hiddenUnder[2 * x.me + (kept === laws(x.me) ? 1 : 0)] as Slot[]).push(slot);
  tellTucked(x, slot, tucked, false);
}

/** PAN-E.25: laws of the hand that were drawn wait again for the decision of law 78. */
export function waitAgain(x: Turn, drawn: readonly Card[]): void {
  for (const card of drawn) x.move(laws(x.me), card, tuckedLaws(x.me));
  x.state.fresh = drawn.length;
}
