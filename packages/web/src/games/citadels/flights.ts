import type { CitadelsEvent } from '@regalia/games/citadels';
import type { Seat } from '@regalia/kernel';
import { backs, type Flight, fly, tokens } from '../../kit/motion/flight.ts';

/** What moves when this happens, as the viewer sees it. */
export function flights(event: CitadelsEvent, me: Seat): readonly Flight[] {
  const hand = (seat: Seat): string => (seat === me ? 'hand' : `hand-${seat}`);
  const coins = (n: number, from: string, to: string): readonly Flight[] => fly(tokens('coin', 0, n), from, to);
  switch (event.t) {
    case 'drafted':
      return fly([event.card], 'draft', `roles-${event.seat}`);
    case 'answered':
      return fly([event.card], `roles-${event.seat}`, `rank-${event.card + 1}`);
    case 'robbed':
      return coins(event.coins, `coins-${event.from}`, `coins-${event.seat}`);
    case 'crowned':
      return fly(tokens('crown', 0, 1), 'ranks', `crown-${event.seat}`);
    case 'took-coins':
    case 'color-income':
      return coins(event.coins, 'deck', `coins-${event.seat}`);
    case 'drew':
      return fly(event.cards ?? backs(event.count), 'deck', hand(event.seat));
    case 'kept':
      return [
        ...fly(event.cards ?? backs(event.count), 'deck', hand(event.seat)),
        ...fly(event.discarded, 'deck', 'discard'),
      ];
    case 'shuffled':
      return fly(backs(3), 'discard', 'deck');
    case 'built':
      return fly([event.card], hand(event.seat), `city-${event.seat}`);
    case 'improved':
      return [
        ...fly([event.old], `city-${event.seat}`, 'discard'),
        ...fly([event.card], hand(event.seat), `city-${event.seat}`),
      ];
    case 'swapped':
      return [
        ...fly(backs(event.given), hand(event.seat), hand(event.other)),
        ...fly(backs(event.got), hand(event.other), hand(event.seat)),
      ];
    case 'exchanged':
      return fly(event.cards, hand(event.seat), 'discard');
    case 'destroyed':
      return fly([event.card], `city-${event.owner}`, 'discard');
    case 'graveyard':
      return event.bought ? fly([event.card], 'discard', hand(event.seat)) : [];
    case 'laboratory':
      return fly([event.card], hand(event.seat), 'discard');
    case 'played':
      return fly([event.card], hand(event.seat), 'discard');
    case 'wagon-used':
      return coins(1, `coins-${event.seat}`, `city-${event.owner}`);
    case 'wagon-collected':
      return coins(event.coins, `city-${event.seat}`, `coins-${event.seat}`);
    case 'took-from':
      return fly([event.card], hand(event.other), hand(event.seat));
    default:
      return [];
  }
}
