import type { Seat } from '@regalia/kernel';

/** What the memory needs of the browser's storage. */
export interface KeyValueStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
}

const ANSWERED = 'regalia-news';
const ORDERS = 'regalia-standing';
const VERSION = 1;
const MOST_TABLES = 50;

type AnsweredSteps = readonly (readonly [string, number])[];

const keyOf = (table: string, seat: Seat): string => `${table} ${seat}`;

/** What a device remembers of its seats between visits. Where nothing can be stored it lasts as long as the page. */
export class TableMemory {
  readonly #storage: () => KeyValueStorage;
  #answered: AnsweredSteps | null = null;
  #orders: Readonly<Record<string, string>> | null = null;

  constructor(storage: () => KeyValueStorage) {
    this.#storage = storage;
  }

  /** The step at which the seat answered last; null where it has not. */
  answeredStep(table: string, seat: Seat): number | null {
    return this.#answeredSteps.find(([key]) => key === keyOf(table, seat))?.[1] ?? null;
  }

  noteAnswer(table: string, seat: Seat, step: number): void {
    const key = keyOf(table, seat);
    const others = this.#answeredSteps.filter(([other]) => other !== key);
    this.#answered = [[key, step] as const, ...others].slice(0, MOST_TABLES);
    this.#write(ANSWERED, { answered: this.#answered });
  }

  /** The standing orders given at a table of this device, as `formatOrders` writes them. */
  orders(table: string, seat: Seat): string {
    return this.#allOrders[keyOf(table, seat)] ?? '';
  }

  storeOrders(table: string, seat: Seat, orders: string): void {
    this.#orders = { ...this.#allOrders, [keyOf(table, seat)]: orders };
    this.#write(ORDERS, { orders: this.#orders });
  }

  get #answeredSteps(): AnsweredSteps {
    this.#answered ??= list(this.#read(ANSWERED).answered).filter(isAnsweredStep);
    return this.#answered;
  }

  get #allOrders(): Readonly<Record<string, string>> {
    this.#orders ??= Object.fromEntries(
      Object.entries((this.#read(ORDERS).orders ?? {}) as object).filter(([, order]) => typeof order === 'string'),
    );
    return this.#orders;
  }

  #read(key: string): Readonly<Record<string, unknown>> {
    try {
      const stored = JSON.parse(this.#storage().getItem(key) ?? '{}') as { readonly state?: Record<string, unknown> };
      return stored.state ?? {};
    } catch {
      return {};
    }
  }

  #write(key: string, state: unknown): void {
    try {
      this.#storage().setItem(key, JSON.stringify({ state, version: VERSION }));
    } catch {
      return;
    }
  }
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isAnsweredStep(value: unknown): value is readonly [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
