import type { Answer, Decision, Seat } from '@regalia/kernel';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { AnyGameUi, Standing } from '../kit/gameUi.ts';
import type { TableSource } from '../tables/table.ts';

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
export function useStanding(ui: AnyGameUi, table: TableSource, viewer: Seat | 'spectator'): Standing | null {
  const { orders, give } = useStandingStore();
  if (ui.standing === undefined || viewer === 'spectator') return null;
  const order = orders[keyOf(table.id, viewer)] ?? ui.standing.orders[0] ?? '';
  return {
    order,
    give: (next) => {
      give(table.id, viewer, next);
      tellServer(ui, table, next);
    },
  };
}

/** The order that this browser keeps for the seat; undefined if it was never given. */
export function keptOrder(table: string, seat: Seat): string | undefined {
  return useStandingStore.getState().orders[keyOf(table, seat)];
}

/** A server carries the order out itself, for every kind of question that it is about. */
export function tellServer(ui: AnyGameUi, table: TableSource, order: string): void {
  const choices = Object.entries(ui.standing?.choices(order) ?? {});
  for (const [id, choice] of choices) void table.remote?.order(id, choice).catch(() => undefined);
}

/** What the seat's order answers; null where it leaves the question to the person. */
export function orderedAnswer(ui: AnyGameUi, table: string, decision: Decision): Answer | null {
  const order = keptOrder(table, decision.seat);
  return order === undefined ? null : (ui.standing?.answer(order, decision) ?? null);
}
