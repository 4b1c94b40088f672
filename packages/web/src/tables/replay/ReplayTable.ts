import type { Game, GameEvent, GameRecord, Seat, Viewer } from '@regalia/kernel';
import type { Happening, TablePast } from '@regalia/protocol';
import type { ReplayActions, Sitter, TableSnapshot, TableSource } from '../../tableModel/TableSource.ts';
import { framesOf, type ReplayFrame } from './frames.ts';
import { turnsOf } from './turns.ts';

export interface ReplayTableParts {
  readonly id: string;
  readonly game: Game;
  readonly record: GameRecord;
  readonly sitters: readonly Sitter[];
  readonly turnOf: ((event: GameEvent) => Seat | 'all' | null) | undefined;
  /** Where it begins. */
  readonly step: number;
  /** The address names the step. */
  readonly onStep: (step: number) => void;
  readonly onLeave: () => void;
  readonly after: (ms: number, callback: () => void) => () => void;
}

/** Time between two steps at the usual speed, in ms. */
const PACE = 1600;

/** A finished game, step by step, through anybody's eyes. */
export class ReplayTable implements TableSource {
  readonly id: string;
  readonly game: Game;
  readonly remote = null;
  readonly replay: ReplayActions;
  readonly #parts: ReplayTableParts;
  readonly #frames: readonly ReplayFrame[];
  readonly #turns: ReturnType<typeof turnsOf>;
  readonly #listeners = new Set<() => void>();
  #log: readonly Happening[];
  #viewer: Viewer = 'judge';
  #step: number;
  #speed = 1;
  #stopTimer: (() => void) | null = null;
  #snapshot: TableSnapshot;

  constructor(parts: ReplayTableParts) {
    this.id = parts.id;
    this.game = parts.game;
    this.#parts = parts;
    this.#frames = framesOf(parts.game, parts.record);
    this.#turns = turnsOf(this.#frames, parts.turnOf);
    this.#step = this.#inRange(parts.step);
    this.#log = this.#logFor(this.#viewer);
    this.#snapshot = this.#look();
    this.replay = {
      turnTo: (step) => this.turnTo(step),
      togglePlaying: () => this.#togglePlaying(),
      setSpeed: (speed) => this.#setSpeed(speed),
      setViewer: (viewer) => this.#setViewer(viewer),
      leave: () => {
        this.close();
        parts.onLeave();
      },
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): TableSnapshot => this.#snapshot;

  /** Goes to a step and stops there. */
  turnTo(step: number): void {
    this.#stop();
    this.#goTo(step);
  }

  /** A replay asks nothing. */
  async answer(): Promise<void> {}
  async withdraw(): Promise<void> {}
  async undo(): Promise<void> {}
  async order(): Promise<void> {}
  takeScreen(): void {}

  async past(step: number): Promise<TablePast> {
    return this.#at(step);
  }

  async record(): Promise<GameRecord> {
    return this.#parts.record;
  }

  async rematch(): Promise<string> {
    throw new Error('a replay has no rematch');
  }

  close(): void {
    this.#stop();
  }

  #togglePlaying(): void {
    if (this.#stopTimer !== null) this.#stop();
    else this.#play();
    this.#changed();
  }

  /** From the beginning, where it stands at the end. */
  #play(): void {
    if (this.#step === this.#last) this.#goTo(0);
    this.#schedule();
  }

  #schedule(): void {
    this.#stopTimer?.();
    this.#stopTimer = this.#parts.after(PACE / this.#speed, () => {
      if (this.#step === this.#last) this.#stop();
      else this.#schedule();
      this.#goTo(this.#step + 1);
    });
  }

  #stop(): void {
    this.#stopTimer?.();
    this.#stopTimer = null;
  }

  #setSpeed(speed: number): void {
    this.#speed = speed;
    if (this.#stopTimer !== null) this.#schedule();
    this.#changed();
  }

  #setViewer(viewer: Viewer): void {
    this.#viewer = viewer;
    this.#log = this.#logFor(viewer);
    this.#changed();
  }

  #goTo(step: number): void {
    this.#step = this.#inRange(step);
    this.#changed();
    this.#parts.onStep(this.#step);
  }

  get #last(): number {
    return this.#frames.length - 1;
  }

  #inRange(step: number): number {
    return Math.max(0, Math.min(this.#last, step));
  }

  #at(step: number): TablePast {
    const frame = this.#frames[step];
    if (frame === undefined) throw new RangeError(`there is no step ${step}`);
    const { game } = this;
    return { view: game.view(frame.state, this.#viewer), score: game.score(frame.state, this.#viewer) };
  }

  /** What happened in all steps, as this viewer may know it. */
  #logFor(viewer: Viewer): Happening[] {
    return this.#frames.map(({ events }, step) => ({
      step,
      kind: 'events',
      events: events.flatMap((event) => this.game.redact(event, viewer) ?? []),
    }));
  }

  #changed(): void {
    this.#snapshot = this.#look();
    for (const listener of this.#listeners) listener();
  }

  #look(): TableSnapshot {
    return {
      phase: 'over',
      connection: 'here',
      sitters: this.#parts.sitters,
      viewer: this.#viewer,
      step: this.#step,
      ...this.#at(this.#step),
      reveal: null,
      decision: null,
      parked: null,
      asked: [],
      ready: [],
      log: this.#log.slice(0, this.#step + 1),
      canUndo: false,
      botUndos: 0,
      curtain: null,
      end: null,
      orders: {},
      remote: null,
      replay: {
        last: this.#last,
        turns: this.#turns,
        log: this.#log,
        isPlaying: this.#stopTimer !== null,
        speed: this.#speed,
      },
    };
  }
}
