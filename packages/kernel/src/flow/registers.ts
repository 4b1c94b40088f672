import { ContractViolation } from '../base/errors.ts';
import type { Answer, Decision, Flow, Frame, State } from '../base/vocabulary.ts';
import type { Layout } from '../zones/layout.ts';
import { ZoneContext } from '../zones/zoneContext.ts';
import type { Program, ProgramTable } from './program.ts';

export const NO_ANSWERS: readonly Answer[] = [];
export const NO_DECISIONS: readonly Decision[] = [];

/** What the machine itself needs while steps run. Cards and verbs of games do not see it. */
export class Registers extends ZoneContext {
  declare flow: Flow;
  declare frame: Frame;
  seats = 0;
  /** The programs of the frames that ran last, by depth: to be looked up by name only where another is there now. */
  readonly running: Program<never>[] = [];
  declare programs: ProgramTable<never>;
  /** Something came from the game's generator. */
  usedRandom = false;
  /** Nobody may take back anything before this moment. */
  blocksUndo = false;
  /** Set once the step has asked, called or ended. */
  isSuspended = false;
  /** While the present questions are put again. */
  asksAgain = false;
  /** Called when a step suspends, when the laws are being checked. */
  onSuspend: (() => void) | null = null;
  answers: readonly Answer[] = NO_ANSWERS;
  answered: readonly Decision[] = NO_DECISIONS;
  /** A question with a single answer, which the next step gets without anybody being asked. */
  forced: Decision | null = null;

  /** Makes ready for steps of a state of the game with these programs. */
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
    if (this.isSuspended) throw new ContractViolation('the effect goes on after suspending; start a new step');
    this.isSuspended = true;
    if (this.onSuspend !== null) this.onSuspend();
  }
}

/** One set for all games, since one step runs at a time: what every verb reads is where it always was, whatever is played. */
export const registers = new Registers();
