import type { Viewer } from '@regalia/kernel';
import type { DominionEvent } from '../rules/events.ts';

/** DOM-3.5 to 3.9: drawn cards, cards put back and cards below the visible one are their owner's secret. */
export function redact(event: DominionEvent, viewer: Viewer): DominionEvent {
  if (viewer === 'judge') return event;
  switch (event.t) {
    case 'drew':
      return viewer === event.seat ? event : { ...event, cards: null };
    case 'put-on-deck':
    case 'discarded':
      return viewer === event.seat || event.open ? event : { ...event, cards: null };
    case 'passed':
      return viewer === event.seat || viewer === event.to ? event : { ...event, card: null };
    default:
      return event;
  }
}
