import type { CitadelsEvent } from '@regalia/games/citadels';
import type { Happening } from '@regalia/protocol';

const UNREMARKABLE: readonly string[] = ['called', 'turn-ended', 'shuffled', 'offered'];

/** What has happened since somebody answered last; what was taken back is left out. */
export function thisTurn(log: readonly Happening[]): readonly CitadelsEvent[] {
  const events: CitadelsEvent[] = [];
  let stands = Number.POSITIVE_INFINITY;
  for (const happening of log.toReversed()) {
    if (happening.kind === 'undo') stands = Math.min(stands, happening.to);
    if (happening.kind !== 'events' || happening.step > stands) continue;
    for (const event of (happening.events as readonly CitadelsEvent[]).toReversed()) {
      events.push(event);
      if (event.t === 'answered' || event.t === 'round-began') return told(events);
    }
  }
  return told(events);
}

function told(latestFirst: readonly CitadelsEvent[]): readonly CitadelsEvent[] {
  return latestFirst.toReversed().filter(({ t }) => !UNREMARKABLE.includes(t));
}
