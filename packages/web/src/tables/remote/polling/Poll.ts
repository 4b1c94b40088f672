import type { Answered } from './useServer.ts';

/** What a poll needs to know of the page. */
export interface Page {
  readonly isHidden: () => boolean;
  /** Calls back whenever the page is shown or hidden; returns how to stop. */
  readonly onChange: (listener: () => void) => () => void;
  /** Calls back once after some ms; returns how to stop. */
  readonly after: (ms: number, callback: () => void) => () => void;
}

/** Asks the server repeatedly, once for all listeners, and never while the page is hidden. */
export class Poll<T> {
  readonly #ask: () => Promise<T>;
  readonly #every: number;
  readonly #page: Page;
  readonly #listeners = new Set<() => void>();
  #answered: Answered<T> = { state: 'asking' };
  #stopTimer = (): void => undefined;
  #stopWatching = (): void => undefined;
  #isAsking = false;

  constructor(ask: () => Promise<T>, every: number, page: Page) {
    this.#ask = ask;
    this.#every = every;
    this.#page = page;
  }

  readonly answered = (): Answered<T> => this.#answered;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) {
      this.#stopWatching = this.#page.onChange(() => this.again());
      this.again();
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#stopTimer();
      this.#stopWatching();
    };
  };

  /** Asks now, if anybody looks; the next time comes after that. */
  again(): void {
    this.#stopTimer();
    if (this.#listeners.size === 0 || this.#page.isHidden() || this.#isAsking) return;
    this.#isAsking = true;
    const take = (answered: Answered<T>): void => {
      this.#isAsking = false;
      this.#answered = answered;
      for (const listener of this.#listeners) listener();
      if (this.#listeners.size > 0) this.#stopTimer = this.#page.after(this.#every, () => this.again());
    };
    this.#ask().then(
      (value) => take({ state: 'there', value }),
      () => take({ state: 'offline' }),
    );
  }
}
