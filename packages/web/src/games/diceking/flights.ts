import type { DicekingEvent } from '@regalia/games/diceking';
import { deckOf } from '@regalia/games/diceking';
import { type Flight, fly, tokens } from '../../kit/motion/flight.ts';

/** What moves when this happens. */
export function flights(event: DicekingEvent): readonly Flight[] {
  switch (event.t) {
    case 'won':
    case 'laid-down':
      return fly([event.card], `deck-${deckOf(event.card)}`, `seat-${event.seat}`);
    case 'drew':
      return fly(event.tiles, 'supply', 'drawn');
    case 'built':
      return fly(tokens('castle', event.seat, 1), `castles-${event.seat}`, `space-${event.space}`);
    case 'put-back':
      return fly(event.tiles, 'drawn', 'supply');
    case 'took-gem': {
      const kind = event.gem === 1 ? 'white' : 'gold';
      const from = event.space === null ? kind : `space-${event.space}`;
      return fly(tokens('gem', event.gem - 1, 1), from, `${kind}-${event.seat}`);
    }
    case 'stole-card':
      return fly([event.card], `seat-${event.from}`, `seat-${event.seat}`);
    case 'stole-gem': {
      const kind = event.gem === 1 ? 'white' : 'gold';
      return fly(tokens('gem', event.gem - 1, 1), `${kind}-${event.from}`, `${kind}-${event.seat}`);
    }
    case 'slew':
      return fly(tokens('fire', 0, 1), `space-${event.space}`, `fires-${event.seat}`);
    case 'captured':
      return fly(tokens('castle', event.from, 1), `space-${event.space}`, `castles-${event.from}`);
    case 'burned':
      return fly(tokens('fire', 0, 1), event.from === null ? 'fires' : `fires-${event.from}`, `space-${event.space}`);
    default:
      return [];
  }
}
