import type { Viewer } from '@regalia/kernel';
import type { PanovnikEvent } from '../rules/events.ts';

/** PAN-12.7, 12.8, 9.5: drawn, dealt and returned cards are their owner's secret, and so is what is tucked face down. */
export function redact(event: PanovnikEvent, viewer: Viewer): PanovnikEvent {
  switch (event.t) {
    case 'dealt':
    case 'returned-laws':
      return viewer === event.seat || viewer === 'judge' ? event : { ...event, cards: null };
    case 'drew':
      return viewer === event.seat || viewer === 'judge' ? event : { ...event, card: null };
    case 'tucked':
      return event.open || viewer === event.seat || viewer === 'judge' ? event : { ...event, card: null };
    default:
      return event;
  }
}
