import type { Answer, Decision, Seat } from '@regalia/kernel';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { AnyGameUi, Standing } from '../kit/gameUi.ts';

interface StandingStore {
  /** By table and seat. */
  readonly orders: Readonly<Record<string, string>>;
  readonly give: (table: string, seat: Seat, order: string) => void;
}

const keyOf = (table: string, seat: Seat): string => `${table} ${seat}`;

const useStandingStore = create<StandingStore>()(
  persist(
    (set) => ({
      orders: {},
      give: (table, seat, order) => set(({ orders }) => ({ orders: { ...orders, [keyOf(table, seat)]: order } })),
    }),
    { name: 'regalia-standing', version: 1 },
  ),
);

/** The seat's order at this table; null where the game knows none. */
export function useStanding(ui: AnyGameUi, table: string, viewer: Seat | 'spectator'): Standing | null {
  const { orders, give } = useStandingStore();
  if (ui.standing === undefined || viewer === 'spectator') return null;
  const order = orders[keyOf(table, viewer)] ?? ui.standing.orders[0] ?? '';
  return { order, give: (next) => give(table, viewer, next) };
}

/** What the seat's order answers; null where it leaves the question to the person. */
export function orderedAnswer(ui: AnyGameUi, table: string, decision: Decision): Answer | null {
  const order = useStandingStore.getState().orders[keyOf(table, decision.seat)];
  return order === undefined ? null : (ui.standing?.answer(order, decision) ?? null);
}
