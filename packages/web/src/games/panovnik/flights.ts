import type { Gems, PanovnikEvent } from '@regalia/games/panovnik';
import type { Seat } from '@regalia/kernel';
import { backs, type Flight, fly, tokens } from '../../kit/motion/flight.ts';

/** What moves when this happens, as the viewer sees it. */
export function flights(event: PanovnikEvent, me: Seat): readonly Flight[] {
  const hand = (seat: Seat): string => (seat === me ? 'hand' : `seat-${seat}`);
  const screen = (seat: Seat): string => (seat === me ? 'screen' : `seat-${seat}`);
  switch (event.t) {
    case 'won':
      return fly([event.card], 'offer', hand(event.seat));
    case 'drew':
      return fly(event.card === null ? backs(1) : [event.card], 'decks', hand(event.seat));
    case 'took-gems':
      return gems(event.gems, 'supply', screen(event.seat));
    case 'placed':
      return [
        ...fly([event.card], hand(event.seat), `pyramid-${event.seat}`),
        ...gems(event.paid, screen(event.seat), 'supply'),
      ];
    case 'closed':
      return event.gem ? fly(tokens('gem', event.color, 1), 'supply', screen(event.seat)) : [];
    default:
      return [];
  }
}

function gems(counts: Gems, from: string, to: string): Flight[] {
  return counts.flatMap((n, color) => fly(tokens('gem', color, n), from, to));
}
