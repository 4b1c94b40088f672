import type { Seat } from '@regalia/kernel';
import type { BotStreamLine } from '@regalia/protocol';
import type { SeatOfToken } from '../ports/store.ts';
import { isTokenValid, perform } from '../tables/index.ts';
import type { LiveTable, TableListener } from '../tables/live/LiveTable.ts';
import type { TableRegistry } from '../tables/registry/TableRegistry.ts';
import { INTERNAL_ERROR, RequestRefused } from '../tables/state/errors.ts';
import type { TableChange } from '../tables/state/tableChange.ts';
import { stepOf, type TableState } from '../tables/state/tableState.ts';
import { renderInfo, renderScore, renderWithoutScore } from '../tables/view/render.ts';

/** Receives the lines. */
export interface BotReader {
  write(line: BotStreamLine): void;
  end(): void;
}

/** A program that plays a seat: reads the table and the seat's updates line by line while its token is valid. */
export class BotStream implements TableListener {
  readonly #registry: TableRegistry;
  readonly #place: SeatOfToken;
  readonly #reader: BotReader;
  #step: number | null = null;
  #isClosed = false;

  constructor(registry: TableRegistry, place: SeatOfToken, reader: BotReader) {
    this.#registry = registry;
    this.#place = place;
    this.#reader = reader;
  }

  get #table(): LiveTable {
    return this.#registry.table(this.#place.table);
  }

  get #seat(): Seat {
    return this.#place.seat;
  }

  /** Starts sending. Never throws: an error is sent as the last line. */
  async open(): Promise<void> {
    const { table, person } = this.#place;
    const actor = { person: { id: person, name: '' }, token: this.#place };
    try {
      await perform(this.#registry, table, actor, { type: 'return' });
      await this.#table.read((t) => {
        if (this.#isClosed) return;
        this.#registry.presence(table).come(person);
        this.#table.listeners.add(this);
        this.changed(t, { table: true, step: true });
      });
    } catch (error) {
      this.#fail(error as Error);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const { table, person } = this.#place;
    if (!this.#table.listeners.delete(this)) return;
    if (this.#registry.presence(table).go(person, true)) await this.#table.notifyAll({ table: true });
  }

  changed(t: TableState, change: TableChange): void {
    try {
      this.#tell(t, change);
    } catch (error) {
      this.#fail(error as Error);
    }
  }

  /** A program that missed a line would wait forever; one whose stream ends reconnects. */
  #fail(error: Error): void {
    const { table } = this.#place;
    const isRefused = error instanceof RequestRefused;
    if (!isRefused) this.#registry.deps.log.error({ table, error: error.message }, 'sending to a program failed');
    this.#reader.write({ type: 'error', error: isRefused ? error.toWire() : INTERNAL_ERROR });
    this.#reader.end();
  }

  #tell(t: TableState, change: TableChange): void {
    if (!isTokenValid(t, this.#place)) {
      this.#reader.end();
      return;
    }
    if (change.table) {
      const table = renderInfo(t, this.#registry.presence(this.#place.table));
      this.#reader.write({ type: 'table', table, seat: this.#seat });
    }
    if (t.liveGame === null || !(change.step || change.parked === this.#seat)) return;
    const update = renderWithoutScore(t, this.#seat, this.#step);
    const optionNames = update.decisions.map((d) => d.options.map((option) => t.game.optionName(d.of, option)));
    this.#reader.write({ ...update, score: renderScore(t, this.#seat), optionNames });
    this.#step = stepOf(t);
  }
}
