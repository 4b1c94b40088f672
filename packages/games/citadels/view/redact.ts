import type { Viewer } from '@regalia/kernel';
import type { CitadelsEvent } from '../rules/events.ts';

/** Section 10: cards in hand and characters not yet called are their owner's secret. */
export function redact(event: CitadelsEvent, viewer: Viewer): CitadelsEvent {
  if (viewer === 'judge') return event;
  switch (event.t) {
    case 'laid-down':
      return viewer === event.seat ? event : { ...event, card: null };
    case 'drafted':
      return viewer === event.seat ? event : { ...event, card: null, laid: null };
    case 'dealt':
    case 'offered':
    case 'kept':
    case 'drew':
    case 'looked':
      return viewer === event.seat ? event : { ...event, cards: null };
    case 'took-from':
      return viewer === event.seat || viewer === event.other ? event : { ...event, card: null };
    default:
      return event;
  }
}
