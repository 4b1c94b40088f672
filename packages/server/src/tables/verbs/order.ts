import type { Seat } from '@regalia/kernel';
import { RequestRefused } from '../state/errors.ts';
import type { Dated, EntryOf } from '../state/logEntry.ts';
import type { TableChange } from '../state/tableChange.ts';
import { seatState, type TableState } from '../state/tableState.ts';
import { resolved } from './answer.ts';

/** Orders beforehand how to answer a kind of question. Nobody else is told; null if it was ordered so before. */
export function giveOrder(t: TableState, seat: Seat, order: string, choice: string): EntryOf<'order'> | null {
  if (t.phase === 'over') throw new RequestRefused('wrong-phase', 'This game is over.');
  const known = t.game.timing.standingOrders.find(({ id }) => id === order);
  if (known === undefined || !known.choices.includes(choice))
    throw new RequestRefused('bad-request', 'This game knows no such standing order. Load the page again.');
  const present = seatState(t, seat).orders[order] ?? known.choices[0];
  return present === choice ? null : { kind: 'order', seat, body: { order, choice } };
}

export function foldOrder(t: TableState, { seat, body }: EntryOf<'order'>): TableChange {
  const state = seatState(t, seat);
  state.orders = { ...state.orders, [body.order]: body.choice };
  return { ordered: seat };
}

/** All answers of the window are given at once, as if they had come together. */
export function foldWindow(t: TableState, { body, at }: Dated<EntryOf<'window'>>): TableChange {
  return resolved(t, body.answers, at);
}
