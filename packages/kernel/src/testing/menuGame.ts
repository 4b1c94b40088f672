import { eachSeat, repeatWhile, times } from '../flow/combinators.ts';
import { program } from '../flow/program.ts';
import type { GameSetup } from '../record/LiveGame.ts';
import { DECK, handOf, type Toy, type ToyGame, toyGame } from './toyGame.ts';

/** A toy in which every turn is two choices from a menu. */

export const DRAW = 0;
export const NOD = 1;
export const SHUFFLE = 2;
export const VOTE = 3;
/** Each seat sees its own hand. */
export const SHOW_HAND = 4;
export const STOP = 5;
/** Puts one's hand on the deck. */
export const RETURN = 6;

const voteNow = program<Toy>([
  (x) => x.ask(...x.seatsFrom(x.me).map((seat) => x.choice(seat, [0, 1]))),
  (x) => {
    for (const { seat } of x.answered) x.gain(x.answerOf(seat)?.[0] ?? 0, seat);
  },
]);

const menu = program<Toy>([
  (x) => x.choose(DRAW, NOD, SHUFFLE, VOTE, SHOW_HAND, STOP, RETURN),
  (x) => {
    x.say(x.chosen);
    if (x.chosen === DRAW) x.draw();
    if (x.chosen === NOD) x.gain(1);
    if (x.chosen === SHUFFLE) x.shuffle(DECK);
    if (x.chosen === SHOW_HAND) x.revealAll(handOf(x.me));
    if (x.chosen === RETURN) x.moveAll(x.hand, DECK);
    if (x.chosen === VOTE) x.call(voteNow);
    if (x.chosen === STOP) x.finish();
  },
]);

const main = program<Toy>([
  repeatWhile(() => true, [...eachSeat<Toy>((x) => x.seatsFrom(0), [...times<Toy>(2, menu)])]),
]);

export const menuGame: ToyGame = toyGame(
  { main, menu, voteNow },
  { deck: [10, 11, 12, 13, 14, 15, 16, 17], hands: [[1, 2], [3]] },
);

export const PLAN: GameSetup = { seats: 2, seed: { kind: 'fast', seed: 7 } };
