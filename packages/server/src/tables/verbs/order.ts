import type { Seat } from '@regalia/kernel';
import { RequestRefused } from '../state/errors.ts';
import type { Dated, EntryOf } from '../state/logEntry.ts';
import { countMissed } from '../state/rest.ts';
import type { TableChange } from '../state/tableChange.ts';
import { seatState, type TableState } from '../state/tableState.ts';
import { resolved } from './answer.ts';

/** Sets in advance how to answer a kind of question. Only the seat itself sees it. Null if nothing changes. */
export function order(t: TableState, seat: Seat, id: string, choice: string): EntryOf<'order'> | null {
  if (t.phase === 'over') throw new RequestRefused('wrong-phase', 'This game is over.');
  const known = t.game.timing.standingOrders.find((one) => one.id === id);
  if (known === undefined || !known.choices.includes(choice))
    throw new RequestRefused('bad-request', 'This game has no such standing order. Reload the page.');
  const present = seatState(t, seat).orders[id] ?? known.choices[0];
  return present === choice ? null : { kind: 'order', seat, body: { order: id, choice } };
}

export function foldOrder(t: TableState, { seat, body }: EntryOf<'order'>): TableChange {
  const state = seatState(t, seat);
  state.orders = { ...state.orders, [body.order]: body.choice };
  return { ordered: seat };
}

/** Gives all answers of the window at once. */
export function foldCloseWindow(t: TableState, { body, at }: Dated<EntryOf<'close-window'>>): TableChange {
  for (const { seat, by } of body.answers) if (by === 'fallback') countMissed(t, seat, by, false);
  return resolved(t, body.answers, at);
}
