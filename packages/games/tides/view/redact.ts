import type { Viewer } from '@regalia/kernel';
import type { TidesEvent } from '../rules/events.ts';

/** Only drawn cards are secret. */
export function redact(event: TidesEvent, viewer: Viewer): TidesEvent {
  if (event.t !== 'drew' || viewer === event.seat || viewer === 'judge') return event;
  return { ...event, cards: null };
}
