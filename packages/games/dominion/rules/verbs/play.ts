import { type Card, callingStep, eachSeat, type Program, program, when } from '@regalia/kernel';
import { isAttack } from '../cards/printed.ts';
import type { Turn } from '../effect.ts';
import { hand, play } from '../zones.ts';
import { reactionWindow } from './attack.ts';

/** From the hand to the table, face up (DOM-4.3). */
export function putIntoPlay(x: Turn, card: Card): void {
  x.move(hand(x.me), card, play(x.me));
  x.state.stillInPlay = true;
}

/**
 * One play of the frame's card, which lies in play or has left it (DOM-10.6): it counts (DOM-10.2), Reactions come first
 * (DOM-9.2), then its text from top to bottom. `again` is 1 for another play of the same card.
 */
export const playCard: Program<Turn> = program<Turn>([
  (x) => {
    x.state.actionPlays++;
    x.out?.push({ t: 'played', seat: x.me, card: x.frame.card, again: x.vars.again === 1 });
  },
  when((x) => isAttack(x.frame.card), [eachSeat((x) => x.others(), reactionWindow)]),
  callingStep((x) => x.call(x.textOf(x.frame.card).program)),
  (x) => {
    x.state.shielded = 0; // DOM-9.9
  },
]);
