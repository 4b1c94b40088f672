import type { DominionEvent } from '@regalia/games/dominion';
import type { Card, Seat } from '@regalia/kernel';
import type { Happening } from '@regalia/protocol';
import { latestEvents } from '../../../kit/log.ts';

/** What a seat did in its latest turn: for people who looked away. */
export interface LastTurn {
  readonly played: readonly Card[];
  /** What the Treasures brought it to; null if it played none. */
  readonly coins: number | null;
  readonly gained: readonly Card[];
}

export function lastTurnOf(log: readonly Happening[], seat: Seat): LastTurn | null {
  const events = latestEvents<DominionEvent>(log, (event) => beginsTurn(event, seat));
  const turn = events[0] && beginsTurn(events[0], seat) ? events : null;
  return turn && told(untilNextTurn(turn), seat);
}

/** What the others did between the seat's last turn and the one that it has begun; hands drawn and decks shuffled left out. */
export function othersTurns(log: readonly Happening[], seat: Seat): readonly DominionEvent[] {
  const events = latestEvents<DominionEvent>(log, (event) => beginsTurn(event, seat), 2);
  const first = events.findIndex((event) => event.t === 'turn-began' && event.seat !== seat);
  const last = events.findLastIndex((event) => beginsTurn(event, seat));
  return first < 0 ? [] : events.slice(first, last).filter(({ t }) => !UNREMARKABLE.includes(t));
}

const UNREMARKABLE: readonly string[] = ['turn-began', 'drew', 'shuffled', 'plus', 'cleaned-up'];

function beginsTurn(event: DominionEvent, seat: Seat): boolean {
  return event.t === 'turn-began' && event.seat === seat;
}

function untilNextTurn(turn: readonly DominionEvent[]): readonly DominionEvent[] {
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
