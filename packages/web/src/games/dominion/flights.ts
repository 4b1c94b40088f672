import type { DominionEvent } from '@regalia/games/dominion';
import type { Seat } from '@regalia/kernel';
import { backs, type Flight, fly } from '../../kit/motion/flight.ts';

/** What moves when this happens, as the viewer sees it. */
export function flights(event: DominionEvent, me: Seat): readonly Flight[] {
  const hand = (seat: Seat): string => (seat === me ? 'hand' : `hand-${seat}`);
  switch (event.t) {
    case 'played':
      return event.again ? [] : fly([event.card], hand(event.seat), 'play');
    case 'treasures':
      return fly(event.cards, hand(event.seat), 'play');
    case 'drew':
      return fly(event.cards ?? backs(event.count), `deck-${event.seat}`, hand(event.seat));
    case 'shuffled':
      return fly(backs(3), `discard-${event.seat}`, `deck-${event.seat}`);
    case 'bought':
      return fly([event.card], `pile-${event.card}`, `discard-${event.seat}`);
    case 'gained':
      return fly(
        [event.card],
        `pile-${event.card}`,
        event.to === 'hand' ? hand(event.seat) : `${event.to}-${event.seat}`,
      );
    case 'stole':
      return fly(event.cards, 'trash', `discard-${event.seat}`);
    case 'trashed':
      return fly(event.cards, hand(event.seat), 'trash');
    case 'discarded':
      return fly(event.cards ?? backs(event.count), hand(event.seat), `discard-${event.seat}`);
    case 'revealed':
      return event.from === 'deck' ? fly(event.cards, `deck-${event.seat}`, 'play') : [];
    case 'took':
      return fly(event.cards, 'play', hand(event.seat));
    case 'put-on-deck':
      return fly(event.cards ?? backs(event.count), hand(event.seat), `deck-${event.seat}`);
    case 'set-aside':
      return fly([event.card], `deck-${event.seat}`, 'play');
    case 'turned-deck':
      return fly(backs(3), `deck-${event.seat}`, `discard-${event.seat}`);
    case 'passed':
      return fly([event.card], hand(event.seat), hand(event.to));
    case 'reacted':
      return fly([event.card], hand(event.seat), 'play');
    case 'cleaned-up':
      return fly(event.play, 'play', `discard-${event.seat}`);
    default:
      return [];
  }
}
