import { ContractViolation } from '../base/errors.ts';

/** The function of a step. It returns, or its last act is to ask, call, repeat or end the game. */
export type Run<X> = (x: X) => void;

/** One step of a program. A step that calls anonymous programs must list them. */
export type Step<X> = Run<X> | CallingStep<X>;

export interface CallingStep<X> {
  readonly run: Run<X>;
  readonly calls: readonly Program<X>[];
}

/** A step, or the steps of a combinator. */
export type Part<X> = Step<X> | readonly Step<X>[];

/** A constant list of steps, executed in order. */
export interface Program<X> {
  /** Assigned by `defineGame`; empty until then. */
  name: string;
  readonly steps: readonly Run<X>[];
  /** `calls[i]` lists the programs that `steps[i]` may call, so that they can be named. */
  readonly calls: readonly (readonly Program<X>[])[];
}

export function program<X>(parts: readonly Part<X>[]): Program<X> {
  const steps = parts.flat() as Step<X>[];
  return {
    name: '',
    steps: steps.map((step) => (typeof step === 'function' ? step : step.run)),
    calls: steps.map((step) => (typeof step === 'function' ? [] : step.calls)),
  };
}

/** A step that may call the given programs. */
export function callingStep<X>(run: Run<X>, ...calls: readonly Program<X>[]): CallingStep<X> {
  return { run, calls };
}

/** All programs of a game by name. Nested programs are named by position, e.g. `torturer/1`. */
export class ProgramTable<X> {
  readonly #byName = new Map<string, Program<X>>();

  constructor(programs: Readonly<Record<string, Program<X>>>) {
    for (const [name, named] of Object.entries(programs)) this.#register(name, named);
    for (const named of Object.values(programs)) this.#registerCalls(named);
  }

  get(name: string): Program<X> {
    const found = this.#byName.get(name);
    if (found === undefined) throw new ContractViolation(`no program is called "${name}"`);
    return found;
  }

  #register(name: string, unnamed: Program<X>): void {
    const taken = this.#byName.get(name);
    if (taken !== undefined && taken !== unnamed) throw new ContractViolation(`two programs are called "${name}"`);
    if (unnamed.name !== '' && unnamed.name !== name) {
      throw new ContractViolation(`a program is called "${unnamed.name}" and "${name}"; saved games need one name`);
    }
    unnamed.name = name;
    this.#byName.set(name, unnamed);
  }

  #registerCalls(parent: Program<X>): void {
    parent.calls.forEach((programs, i) => {
      programs.forEach((called, j) => {
        if (this.#byName.get(called.name) === called) return;
        this.#register(`${parent.name}/${i}${j === 0 ? '' : `.${j}`}`, called);
        this.#registerCalls(called);
      });
    });
  }
}
