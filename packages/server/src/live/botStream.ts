import type { Seat } from '@regalia/kernel';
import type { BotLine } from '@regalia/protocol';
import type { Onlooker } from '../tables/awake.ts';
import type { Change } from '../tables/change.ts';
import type { Hall } from '../tables/hall.ts';
import { renderInfo, renderScore, renderWithoutScore } from '../tables/render.ts';
import { seatState, stepOf, type TableState } from '../tables/state.ts';
import { comeBack } from '../tables/verbs/seats.ts';

/** A program that plays a seat: reads the table and the seat's updates, line by line. */
export class BotStream implements Onlooker {
  readonly #hall: Hall;
  readonly #id: string;
  readonly #seat: Seat;
  readonly #write: (line: BotLine) => void;
  #step: number | null = null;
  #person: string | undefined;

  constructor(hall: Hall, id: string, seat: Seat, write: (line: BotLine) => void) {
    this.#hall = hall;
    this.#id = id;
    this.#seat = seat;
    this.#write = write;
  }

  async open(): Promise<void> {
    const table = this.#hall.table(this.#id);
    await table.act((t) => comeBack(t, this.#seat));
    await table.look((t) => {
      this.#person = seatState(t, this.#seat).person?.id;
      if (this.#person !== undefined) this.#hall.presence(this.#id).come(this.#person);
      this.changed(t, { table: true, step: true });
      table.onlookers.add(this);
    });
  }

  async close(): Promise<void> {
    const table = this.#hall.table(this.#id);
    if (!table.onlookers.delete(this) || this.#person === undefined) return;
    if (this.#hall.presence(this.#id).go(this.#person)) await table.announce({ table: true });
  }

  changed(t: TableState, change: Change): void {
    if (change.table) {
      this.#write({ type: 'table', table: renderInfo(t, this.#hall.presence(this.#id).has), seat: this.#seat });
    }
    if (t.sitting === null || !(change.step || change.parked === this.#seat)) return;
    const update = renderWithoutScore(t, this.#seat, this.#step);
    const optionNames = update.decisions.map((d) => d.options.map((option) => t.game.optionName(d.of, option)));
    this.#write({ ...update, score: renderScore(t, this.#seat), optionNames });
    this.#step = stepOf(t);
  }
}
