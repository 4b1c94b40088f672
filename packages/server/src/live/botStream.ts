import type { Seat } from '@regalia/kernel';
import type { BotLine } from '@regalia/protocol';
import type { TokenPlace } from '../ports/store.ts';
import type { AwakeTable, Onlooker } from '../tables/awake.ts';
import type { Change } from '../tables/change.ts';
import { FAULT, Refused } from '../tables/errors.ts';
import type { Hall } from '../tables/hall.ts';
import { isTokenGood, perform } from '../tables/index.ts';
import { renderInfo, renderScore, renderWithoutScore } from '../tables/render.ts';
import { stepOf, type TableState } from '../tables/state.ts';

/** Where the lines go. */
export interface BotReader {
  write(line: BotLine): void;
  end(): void;
}

/** A program that plays a seat: reads the table and the seat's updates, line by line, as long as its token is good. */
export class BotStream implements Onlooker {
  readonly #hall: Hall;
  readonly #place: TokenPlace;
  readonly #reader: BotReader;
  #step: number | null = null;
  #isClosed = false;

  constructor(hall: Hall, place: TokenPlace, reader: BotReader) {
    this.#hall = hall;
    this.#place = place;
    this.#reader = reader;
  }

  get #table(): AwakeTable {
    return this.#hall.table(this.#place.table);
  }

  get #seat(): Seat {
    return this.#place.seat;
  }

  /** Begins to tell. Never throws: whatever goes wrong is told as the last line. */
  async open(): Promise<void> {
    const { table, person } = this.#place;
    const actor = { person: { id: person, name: '' }, token: this.#place };
    try {
      await perform(this.#hall, table, actor, { type: 'come-back' });
      await this.#table.look((t) => {
        if (this.#isClosed) return;
        this.#hall.presence(table).come(person);
        this.#table.onlookers.add(this);
        this.changed(t, { table: true, step: true });
      });
    } catch (error) {
      this.#fail(error as Error);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const { table, person } = this.#place;
    if (!this.#table.onlookers.delete(this)) return;
    if (this.#hall.presence(table).go(person, true)) await this.#table.announce({ table: true });
  }

  changed(t: TableState, change: Change): void {
    try {
      this.#tell(t, change);
    } catch (error) {
      this.#fail(error as Error);
    }
  }

  /** A program that was not told something would wait for ever; one whose stream ends opens it again. */
  #fail(error: Error): void {
    const { table } = this.#place;
    const isRefused = error instanceof Refused;
    if (!isRefused) this.#hall.around.log.error({ table, error: error.message }, 'a program could not be told');
    this.#reader.write({ type: 'error', error: isRefused ? error.toWire() : FAULT });
    this.#reader.end();
  }

  #tell(t: TableState, change: Change): void {
    if (!isTokenGood(t, this.#place)) {
      this.#reader.end();
      return;
    }
    if (change.table) {
      const table = renderInfo(t, this.#hall.presence(this.#place.table));
      this.#reader.write({ type: 'table', table, seat: this.#seat });
    }
    if (t.sitting === null || !(change.step || change.parked === this.#seat)) return;
    const update = renderWithoutScore(t, this.#seat, this.#step);
    const optionNames = update.decisions.map((d) => d.options.map((option) => t.game.optionName(d.of, option)));
    this.#reader.write({ ...update, score: renderScore(t, this.#seat), optionNames });
    this.#step = stepOf(t);
  }
}
