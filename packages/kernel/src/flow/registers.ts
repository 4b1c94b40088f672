import { ContractViolation } from '../base/errors.ts';
import type { Answer, Decision, Flow, Frame, State } from '../base/vocabulary.ts';
import type { Layout } from '../zones/layout.ts';
import { ZoneContext } from '../zones/zoneContext.ts';
import type { Program, ProgramTable } from './program.ts';

export const NO_ANSWERS: readonly Answer[] = [];
export const NO_DECISIONS: readonly Decision[] = [];

/** The internal state of the machine while steps run. Games never see it. */
export class Registers extends ZoneContext {
  declare flow: Flow;
  declare frame: Frame;
  seats = 0;
  /** The programs of the last frames by stack depth, a cache in front of the lookup by name. */
  readonly running: Program<never>[] = [];
  declare programs: ProgramTable<never>;
  /** Whether the game's generator was used. */
  usedRandom = false;
  /** Whether undo stops at this moment for every seat. */
  blocksUndo = false;
  /** Whether the step has asked, called, skipped the rest or ended the game. */
  isSuspended = false;
  /** Whether the open decisions are being rebuilt. */
  asksAgain = false;
  /** Called when a step suspends, while the contract is checked. */
  onSuspend: (() => void) | null = null;
  answers: readonly Answer[] = NO_ANSWERS;
  answered: readonly Decision[] = NO_DECISIONS;
  /** A skipped decision whose only answer goes to the next step. */
  forced: Decision | null = null;

  /** Prepares to run steps on a state. */
  attach(state: State, layout: Layout, programs: ProgramTable<never>): void {
    this.attachZones(state, layout);
    if (this.programs !== programs) {
      this.programs = programs;
      this.running.length = 0;
    }
    this.flow = state.flow;
    this.seats = state.seats;
    this.usedRandom = false;
    this.blocksUndo = false;
    this.asksAgain = false;
    this.answers = NO_ANSWERS;
    this.answered = NO_DECISIONS;
    this.forced = null;
  }

  suspend(): void {
    if (this.isSuspended) throw new ContractViolation('the step continues after suspending; start a new step');
    this.isSuspended = true;
    if (this.onSuspend !== null) this.onSuspend();
  }
}

/** A single instance for all games, since only one step runs at a time: it keeps property access monomorphic and fast. */
export const registers = new Registers();
