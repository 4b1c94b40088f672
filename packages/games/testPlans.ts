/** How a game is tried in contracts and long runs; its own `testing/plan.ts`. */
interface TestPlan {
  /** The sets of options that make different games at that number of seats. */
  readonly optionSets: (seats: number) => readonly unknown[];
}

export function loadTestPlan(id: string): Promise<TestPlan> {
  return import(`./${id}/testing/plan.ts`);
}
