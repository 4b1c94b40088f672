import { ascending, at, type Card, decision, type Part, type Seat } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import type { CitadelsState } from '../state.ts';
import { cardsIn, deck, discard, hand, offer } from '../zones.ts';
import { countKinds } from './ask.ts';

/** CIT-11.2: draw pile and discard pile together. */
export function drawable(s: Readonly<CitadelsState>): number {
  return cardsIn(s, deck(s.seats)).length + cardsIn(s, discard(s.seats)).length;
}

/** CIT-11.1: makes sure that the draw pile has a top card; false if there is no card at all. */
function readyDeck(x: Turn): boolean {
  if (cardsIn(x.state, deck(x.seats)).length > 0) return true;
  const count = cardsIn(x.state, discard(x.seats)).length;
  if (count === 0) return false;
  x.moveAll(discard(x.seats), deck(x.seats));
  x.shuffle(deck(x.seats));
  x.out?.push({ t: 'shuffled', count });
  return true;
}

/** CIT-11.2: as many as there are, at most `count`, to a zone that the seat sees. */
function take(x: Turn, count: number, to: number, seat: Seat): Card[] {
  const taken: Card[] = [];
  for (let i = 0; i < count && readyDeck(x); i++) taken.push(x.moveTop(deck(x.seats), to, 1 << seat));
  return taken;
}

/** Cards into the hand; `by` is the card that brings them. */
export function draw(x: Turn, count: number, by: Card): void {
  const cards = take(x, count, hand(x.me), x.me);
  x.out?.push({ t: 'drew', seat: x.me, count: cards.length, cards: ascending(cards), card: by });
}

/** CIT-2.2. */
export function deal(x: Turn, seat: Seat, count: number): void {
  const cards = take(x, count, hand(seat), seat);
  x.out?.push({ t: 'dealt', seat, count: cards.length, cards: ascending(cards) });
}

/**
 * CIT-5.2, CIT-9.12: takes cards, keeps some and puts the others face up on the discard pile. What is kept is asked for
 * wherever the number of cards leaves a choice (CIT-14.10).
 */
export function takingAndKeeping(draws: (x: Turn) => number, keeps: (x: Turn) => number, rule: string): Part<Turn> {
  return [
    (x) => {
      const cards = take(x, draws(x), offer(x.seats), x.me);
      x.out?.push({ t: 'offered', seat: x.me, count: cards.length, cards: ascending(cards) });
    },
    (x) => {
      const cards = cardsIn(x.state, offer(x.seats));
      const count = keeps(x);
      if (cards.length <= count) return;
      const { options, limits } = countKinds(cards);
      const details = { limits, min: count, max: count, params: { n: count }, where: at('offer', x.me) };
      x.ask(decision(x.me, 'keep', rule, 'card', options, details));
    },
    (x) => keep(x, x.answerOf(x.me) ?? ascending(cardsIn(x.state, offer(x.seats)))),
  ];
}

function keep(x: Turn, cards: readonly Card[]): void {
  const from = offer(x.seats);
  for (const card of cards) x.move(from, card, hand(x.me));
  const rest = cardsIn(x.state, from);
  x.out?.push({ t: 'kept', seat: x.me, count: cards.length, cards: ascending(cards), discarded: ascending(rest) });
  x.moveAll(from, discard(x.seats));
}
