import type { Card, Part } from '@regalia/kernel';
import type { Turn } from '../effect.ts';
import { deck, hand } from '../zones.ts';
import { pickJointly } from './ask.ts';

const PASS = { prompt: 'pass', rule: 'DOM-I05.3', min: 1, max: 1 };

/** DOM-I05.2 to I05.4: all with a card in hand choose one in secret, then each hands it to the left, face down. */
export const passingLeft: Part<Turn> = [
  pickJointly(
    (x) => x.seatsFrom(x.me).filter((seat) => x.handOf(seat).length > 0),
    () => PASS,
  ),
  (x) => {
    const passed = x.seatsFrom(x.me).map((seat) => ({ seat, card: x.answerOf(seat)?.[0] }));
    const given = passed.filter((one): one is { seat: number; card: Card } => one.card !== undefined);
    // Each card waits on its giver's deck, so that no received card is taken for one that was given.
    for (const { seat, card } of given) x.move(hand(seat), card, deck(seat));
    for (const { seat, card } of given) {
      const to = (seat + 1) % x.seats;
      x.moveTop(deck(seat), hand(to));
      x.out?.push({ t: 'passed', seat, to, card });
    }
  },
];
