import {
  at,
  type Card,
  decision,
  eachSeat,
  type Part,
  type Program,
  program,
  repeatWhile,
  type Seat,
} from '@regalia/kernel';
import { CARDS, isReaction } from '../cards/printed.ts';
import type { Turn } from '../effect.ts';
import { hand } from '../zones.ts';

/** Everybody else whom the present Attack does not pass by, from the left (DOM-7.15, DOM-9.8). */
export function victims(x: Turn): Seat[] {
  return x.others().filter((seat) => ((x.state.shielded >> seat) & 1) === 0);
}

/** DOM-7.15: what the Attack does to each victim, one after the other. `cause` is the attacker. */
export function eachVictim(text: readonly Part<Turn>[]): Part<Turn> {
  return eachSeat(victims, text);
}

/** The same for everybody, the attacker first. */
export function eachPlayer(text: readonly Part<Turn>[]): Part<Turn> {
  return eachSeat((x) => [x.me, ...victims(x)], text);
}

/** Victims with more than `count` cards in hand, a public fact. */
export function victimsWithMoreThan(count: number): (x: Turn) => Seat[] {
  return (x) => victims(x).filter((seat) => x.handOf(seat).length > count);
}

/** DOM-9.8: the present Attack passes this seat by. */
export function shield(x: Turn): void {
  x.state.shielded |= 1 << x.me;
}

/** DOM-9.2 to 9.7: one seat's chance to show Reactions, one after the other. `shown` has a bit for each kind used up. */
export const reactionWindow: Program<Turn> = program<Turn>([
  repeatWhile(
    (x) => x.handOf().length > 0 && reactionsToOffer(x).length > 0,
    [
      (x) => {
        const held = reactionsToOffer(x).filter((kind) => x.handOf().includes(kind));
        const details = { min: 0, max: Math.min(1, held.length), params: x.source, where: at('hand', x.me) };
        x.ask(decision(x.me, 'react', 'DOM-9.2', 'card', held, details));
      },
      (x) => (x.chosen < 0 ? x.skipRest() : showReaction(x, x.chosen)),
    ],
  ),
]);

/** DOM-E16: public facts only. A kind whose pile is complete cannot be in a hand. */
function reactionsToOffer(x: Turn): Card[] {
  const { kingdom, supply } = x.state;
  return kingdom.filter((kind) => {
    if (!isReaction(kind) || supply[kind] === REACTION_PILE) return false;
    return (((x.vars.shown ?? 0) >> placeOf(kind)) & 1) === 0;
  });
}

/** DOM-2.6: no Reaction is a Victory card. */
const REACTION_PILE = 10;

function showReaction(x: Turn, kind: Card): void {
  x.reveal(hand(x.me), x.handOf().indexOf(kind));
  x.out?.push({ t: 'reacted', seat: x.me, card: kind });
  x.set({ shown: ((x.vars.shown ?? 0) & onceOnly()) | (1 << placeOf(kind)) });
  x.call(x.textOf(kind).reaction as Program<Turn>, x.me, kind);
}

/** DOM-9.7: another Reaction shown since makes a kind worth showing again, unless once is all it can do. */
function onceOnly(): number {
  return CARDS.reduce((bits, { showsOnce }, kind) => {
    return isReaction(kind) && showsOnce ? bits | (1 << placeOf(kind)) : bits;
  }, 0);
}

/** The kind's number among the Reactions. */
function placeOf(kind: Card): number {
  let place = 0;
  for (let other = 0; other < kind; other++) if (isReaction(other)) place++;
  return place;
}
