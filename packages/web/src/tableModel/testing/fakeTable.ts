import { dominion } from '@regalia/games/dominion';
import type { Answer, Decision, Game, GameEvent, GameView } from '@regalia/kernel';
import { decision } from '@regalia/kernel';
import type { Happening } from '@regalia/protocol';
import { type ModelDeps, TableModel } from '../TableModel.ts';
import type { RemotePart, TableSnapshot, TableSource } from '../TableSource.ts';
import { TableMemory } from '../tableMemory.ts';

export const MOAT_ATTACK = decision(0, 'react', 'DOM-9.2', 'card', [7], { min: 0, max: 1 });
export const pick = (options: readonly number[], change: Partial<Decision> = {}): Decision => ({
  ...decision(0, 'discard', 'DOM-B11.2', 'card', options),
  ...change,
});

export const turn = (seat: number): GameEvent => ({ t: 'turn-began', seat, turn: 1 }) as GameEvent;
export const happened = (step: number, ...events: GameEvent[]): Happening => ({ step, kind: 'events', events });

const SNAPSHOT: TableSnapshot = {
  phase: 'playing',
  connection: 'here',
  sitters: [],
  viewer: 0,
  step: 0,
  view: { at: 0 } as unknown as GameView,
  reveal: null,
  decision: null,
  parked: null,
  score: [],
  asked: [],
  ready: [],
  log: [happened(0)],
  canUndo: false,
  botUndos: 0,
  curtain: null,
  end: null,
  orders: {},
  remote: null,
  replay: null,
};

export const snapshot = (change: Partial<TableSnapshot> = {}): TableSnapshot => ({ ...SNAPSHOT, ...change });
export const remotePart = (change: Partial<RemotePart> = {}): RemotePart =>
  ({ sending: false, ...change }) as RemotePart;

/** A source that says what a test lets it say, and notes what it is asked to do. */
class FakeSource implements TableSource {
  readonly id = 'table';
  readonly remote = null;
  replay: TableSource['replay'] = null;
  readonly done: unknown[] = [];
  fails: Error | null = null;
  readonly game: Game;
  #now: TableSnapshot;
  readonly #listeners = new Set<() => void>();

  constructor(now: TableSnapshot, whyNot?: Game['whyNot']) {
    this.#now = now;
    this.game = { ...(dominion as unknown as Game), ...(whyNot && { whyNot }) };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): TableSnapshot => this.#now;

  get listeners(): number {
    return this.#listeners.size;
  }

  say(change: Partial<TableSnapshot>): void {
    this.#now = { ...this.#now, ...change };
    for (const listener of this.#listeners) listener();
  }

  answer = (answer: Answer, step: number): Promise<void> => this.#do(['answer', answer, step]);
  withdraw = (): Promise<void> => this.#do('withdraw');
  undo = (): Promise<void> => this.#do('undo');
  order = (order: string, choice: string): Promise<void> => this.#do([order, choice]);
  takeScreen = (): void => void this.done.push('screen');
  past = async (step: number) => {
    await this.#do(['past', step]);
    return { view: { at: step } as unknown as GameView, score: [] };
  };
  record = (): Promise<never> => Promise.reject(new Error('not over'));
  rematch = async (): Promise<string> => '/';
  close = (): void => undefined;

  async #do(what: unknown): Promise<void> {
    this.done.push(what);
    if (this.fails !== null) throw this.fails;
  }
}

/** A clock that a test moves by hand. */
export class FakeClock {
  #waiting: { readonly at: number; readonly callback: () => void }[] = [];
  #now = 0;

  readonly after = (ms: number, callback: () => void): (() => void) => {
    const entry = { at: this.#now + ms, callback };
    this.#waiting.push(entry);
    return () => {
      this.#waiting = this.#waiting.filter((one) => one !== entry);
    };
  };

  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const [next] = this.#waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#now = next.at;
      this.#waiting = this.#waiting.filter((one) => one !== next);
      next.callback();
    }
    this.#now = end;
  }
}

export function fakeStorage(stored: Record<string, string> = {}) {
  const items = new Map(Object.entries(stored));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

/** A model over a fake source, with nothing that a browser would have to do. */
export function modelOf(now: TableSnapshot, deps: Partial<ModelDeps> = {}, whyNot?: Game['whyNot']) {
  const source = new FakeSource(now, whyNot);
  const clock = new FakeClock();
  const painted: (() => void)[] = [];
  const model = new TableModel(source, {
    memory: new TableMemory(fakeStorage),
    flightsOf: undefined,
    canAnimate: () => true,
    speed: () => 1,
    sendsAtOnce: () => false,
    after: clock.after,
    afterPaint: (work) => void painted.push(work),
    ...deps,
  });
  let changes = 0;
  const stop = model.subscribe(() => changes++);
  const paint = (): void => {
    for (const work of painted.splice(0)) work();
  };
  return { model, source, clock, paint, stop, changes: () => changes };
}

/** Lets promises that are settled run on. */
export const soon = (): Promise<void> => new Promise((done) => setTimeout(done));
