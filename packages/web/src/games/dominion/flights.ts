import type { DominionEvent } from '@regalia/games/dominion';
import type { Card, Seat } from '@regalia/kernel';

/** A card on its way from one `data-place` to another; null for one of which only the back is seen. */
export interface Flight {
  readonly card: Card | null;
  readonly from: string;
  readonly to: string;
}

const MOST = 8;

/** What moves when this happens, as the viewer sees it. */
export function flightsOf(event: DominionEvent, me: Seat): readonly Flight[] {
  const hand = (seat: Seat): string => (seat === me ? 'hand' : `hand-${seat}`);
  const fly = (cards: readonly (Card | null)[], from: string, to: string): Flight[] =>
    cards.slice(0, MOST).map((card) => ({ card, from, to }));
  const backs = (count: number): null[] => new Array<null>(Math.min(count, MOST)).fill(null);
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
