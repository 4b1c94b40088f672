import type { DominionEvent } from '@regalia/games/dominion';
import type { Card, Seat } from '@regalia/kernel';
import type { Happening } from '@regalia/protocol';

/** What a seat did in its latest turn: for people who looked away. */
export interface LastTurn {
  readonly played: readonly Card[];
  /** What the Treasures brought it to; null if it played none. */
  readonly coins: number | null;
  readonly gained: readonly Card[];
}

export function lastTurnOf(log: readonly Happening[], seat: Seat): LastTurn | null {
  const events: DominionEvent[] = [];
  let stands = Number.POSITIVE_INFINITY;
  for (let i = log.length - 1; i >= 0; i--) {
    const happening = log[i];
    if (happening?.kind === 'undo') stands = Math.min(stands, happening.to);
    if (happening?.kind !== 'events' || happening.step > stands) continue;
    events.unshift(...(happening.events as readonly DominionEvent[]));
    if (begins(events, seat) >= 0) return told(ownTurn(events, seat), seat);
  }
  return null;
}

function begins(events: readonly DominionEvent[], seat: Seat): number {
  return events.findLastIndex((event) => event.t === 'turn-began' && event.seat === seat);
}

function ownTurn(events: readonly DominionEvent[], seat: Seat): readonly DominionEvent[] {
  const turn = events.slice(begins(events, seat));
  const next = turn.findIndex((event, i) => i > 0 && event.t === 'turn-began');
  return next < 0 ? turn : turn.slice(0, next);
}

function told(events: readonly DominionEvent[], seat: Seat): LastTurn {
  return {
    coins:
      events.flatMap((event) => (event.t === 'treasures' && event.seat === seat ? [event.coins] : [])).at(-1) ?? null,
    played: events.flatMap((event) => (event.t === 'played' && event.seat === seat ? [event.card] : [])),
    gained: events.flatMap((event) => gainsOf(event, seat)),
  };
}

function gainsOf(event: DominionEvent, seat: Seat): readonly Card[] {
  if (event.t === 'bought' || event.t === 'gained') return event.seat === seat ? [event.card] : [];
  return event.t === 'stole' && event.seat === seat ? event.cards : [];
}
