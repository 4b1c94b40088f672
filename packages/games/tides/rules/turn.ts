import {
  ascending,
  at,
  type Card,
  decision,
  outcomeOf,
  type Part,
  type Program,
  program,
  repeatWhile,
  type Seat,
  when,
} from '@regalia/kernel';
import type { Turn } from './effect.ts';
import { judgeKingdom, standingOf } from './scoring.ts';
import { HAND_SIZE, opponentOf, ROUNDS, totalOf } from './state.ts';
import { BOX, cardsIn, DECK, hand, kingdomOf, laid, monuments } from './zones.ts';

const BOTH: readonly Seat[] = [0, 1];
const FROM_HAND = BOTH.map((seat) => ({ open: true, where: at('hand', seat) }));
const KEEP_AND_REMOVE = FROM_HAND.map((details) => ({ ...details, kind: 'order', min: 2, max: 2 }) as const);

/** TID-3.1 to 3.3: one card each, secretly; then both face up; then the hands change places. */
const pick: readonly Part<Turn>[] = [
  (x) => {
    if (handSize(x) > 1) x.ask(askPick(x, 0), askPick(x, 1)); // TID-3.5: the fifth is forced
  },
  (x) => {
    for (const seat of BOTH) lay(x, seat, x.answerOf(seat)?.[0] ?? (cardsIn(x.state, hand(seat))[0] as Card));
    if (handSize(x) > 0) swapHands(x);
  },
];

/** TID-4.1 to 4.7: one card becomes a monument, one leaves the game, three stay in hand. */
const monument: readonly Part<Turn>[] = [
  (x) => {
    for (const seat of BOTH) takeBack(x, seat);
  },
  (x) => x.ask(askMonument(x, 0), askMonument(x, 1)),
  (x) => {
    for (const seat of BOTH) keepAndRemove(x, seat, x.answerOf(seat) ?? []);
  },
];

const round: readonly Part<Turn>[] = [
  (x) => x.out?.push({ t: 'round-began', round: x.state.round + 1 }),
  (x) => {
    for (const seat of BOTH) draw(x, seat, HAND_SIZE - cardsIn(x.state, hand(seat)).length);
  },
  ...repeatWhile((x) => handSize(x) > 0, pick),
  (x) => scoreRound(x),
  ...when((x) => x.state.round < ROUNDS, monument), // TID-4.12
];

export const game: Program<Turn> = program([
  (x) => x.shuffle(DECK),
  repeatWhile((x) => x.state.round < ROUNDS, round),
  (x) => endGame(x),
]);

function askPick(x: Turn, seat: Seat) {
  return decision(seat, 'pick', 'TID-3.1', 'card', ascending(cardsIn(x.state, hand(seat))), FROM_HAND[seat]);
}

function askMonument(x: Turn, seat: Seat) {
  return decision(seat, 'monument', 'TID-4.2', 'card', ascending(cardsIn(x.state, hand(seat))), KEEP_AND_REMOVE[seat]);
}

function lay(x: Turn, seat: Seat, card: Card): void {
  x.move(hand(seat), card, laid(seat));
  x.out?.push({ t: 'laid', seat, card });
}

/** TID-3.3. */
function swapHands(x: Turn): void {
  x.out?.push({ t: 'swapped', count: handSize(x) });
  x.swap(hand(0), hand(1));
}

function takeBack(x: Turn, seat: Seat): void {
  x.out?.push({ t: 'took-back', seat, cards: cardsIn(x.state, laid(seat)).slice() });
  x.moveAll(laid(seat), hand(seat));
}

function keepAndRemove(x: Turn, seat: Seat, [kept, removed]: readonly Card[]): void {
  x.move(hand(seat), kept as Card, monuments(seat));
  x.out?.push({ t: 'kept', seat, card: kept as Card });
  x.move(hand(seat), removed as Card, BOX);
  x.out?.push({ t: 'removed', seat, card: removed as Card });
}

/** TID-2.4, TID-4.8: seat 0 takes its cards first. */
function draw(x: Turn, seat: Seat, count: number): void {
  const cards: Card[] = [];
  for (let i = 0; i < count; i++) cards.push(x.moveTop(DECK, hand(seat)));
  x.out?.push({ t: 'drew', seat, count, cards: ascending(cards) });
}

function scoreRound(x: Turn): void {
  const s = x.state;
  const kingdoms = [kingdomOf(s, 0), kingdomOf(s, 1)] as const;
  const standings = [standingOf(kingdoms[0]), standingOf(kingdoms[1])] as const;
  s.round++;
  for (const seat of BOTH) {
    const mine = standings[seat as 0];
    const theirs = standings[opponentOf(seat) as 0];
    const points = judgeKingdom(mine, theirs, s);
    s.scoredKingdoms.push(kingdoms[seat as 0]);
    s.scoredPoints.push(points);
    x.out?.push({ t: 'scored', round: s.round, seat, points, total: totalOf(s, seat) });
  }
}

function endGame(x: Turn): void {
  const totals = [totalOf(x.state, 0), totalOf(x.state, 1)] as const;
  const outcome = outcomeOf([[totals[0]], [totals[1]]]); // TID-6.2, TID-6.3
  x.out?.push({ t: 'ended', winners: outcome.winners, totals });
  x.end(outcome);
}

function handSize(x: Turn): number {
  return cardsIn(x.state, hand(0)).length;
}
