import { below, type Card, type RngState } from '@regalia/kernel';
import { BASIC_KINDS, DUCHY, ESTATE, isTreasure, isVictory, PROVINCE } from '../../rules/cards/printed.ts';
import { type Plan, type PlanLine, planLine, UNLIMITED } from './plan.ts';

const AMOUNTS = [1, 1, 2, 2, 3, 4, 6, UNLIMITED];
const SHARES = [0, 0, 0, 4, 7, 11];
const COINS = [0, 7, 10, 13, 15, 18, 21];
const KEPT = [UNLIMITED, UNLIMITED, 3, 4, 5, 6, 8, 10];
const MOST_LINES = 16;

type Mutation = (plan: Plan, kingdom: readonly Card[], rng: RngState) => Plan;

/** A plan that differs from this one in one place, sometimes in two. */
export function mutatePlan(plan: Plan, kingdom: readonly Card[], rng: RngState): Plan {
  const once = pick(MUTATIONS, rng)(plan, kingdom, rng);
  return below(rng, 3) === 0 ? pick(MUTATIONS, rng)(once, kingdom, rng) : once;
}

const insertLine: Mutation = (plan, kingdom, rng) => {
  if (plan.lines.length >= MOST_LINES) return plan;
  return withLines(plan, plan.lines.toSpliced(below(rng, plan.lines.length), 0, randomLine(kingdom, rng)));
};

const removeLine: Mutation = (plan, _, rng) => {
  const at = below(rng, plan.lines.length);
  return (plan.lines[at] as PlanLine).kind === PROVINCE ? plan : withLines(plan, plan.lines.toSpliced(at, 1));
};

const moveLine: Mutation = (plan, _, rng) => {
  const from = below(rng, plan.lines.length);
  const lines = plan.lines.toSpliced(from, 1);
  return withLines(plan, lines.toSpliced(below(rng, lines.length + 1), 0, plan.lines[from] as PlanLine));
};

const replaceKind: Mutation = (plan, kingdom, rng) => {
  const own = plan.lines.flatMap(({ kind }, at) => (kind >= BASIC_KINDS ? [at] : []));
  if (own.length === 0) return insertLine(plan, kingdom, rng);
  const at = pick(own, rng);
  return withLines(plan, plan.lines.with(at, { ...(plan.lines[at] as PlanLine), kind: pick(kingdom, rng) }));
};

const changeLine: Mutation = (plan, _, rng) => {
  const at = below(rng, plan.lines.length);
  return withLines(plan, plan.lines.with(at, changed(plan.lines[at] as PlanLine, rng)));
};

const changeThinning: Mutation = (plan, _, rng) => ({ ...plan, coinsKept: pick(KEPT, rng) });

const MUTATIONS: readonly Mutation[] = [
  insertLine,
  insertLine,
  insertLine,
  removeLine,
  moveLine,
  replaceKind,
  changeLine,
  changeLine,
  changeLine,
  changeThinning,
];

function changed(line: PlanLine, rng: RngState): PlanLine {
  if (line.kind === PROVINCE) return { ...line, coinsAbove: pick(COINS, rng) };
  if (line.kind === DUCHY || line.kind === ESTATE) return { ...line, provincesLeft: shifted(line.provincesLeft, rng) };
  return below(rng, 2) === 0
    ? { ...line, most: pick(AMOUNTS, rng), perTreasures: 0 }
    : { ...line, most: UNLIMITED, perTreasures: pick(SHARES, rng) };
}

function shifted(provincesLeft: number, rng: RngState): number {
  if (provincesLeft === UNLIMITED) return 8;
  return Math.max(1, provincesLeft + (below(rng, 2) === 0 ? -1 : 1));
}

function randomLine(kingdom: readonly Card[], rng: RngState): PlanLine {
  const kind = pick(kingdom, rng);
  if (isVictory(kind) && !isTreasure(kind) && below(rng, 2) === 0)
    return planLine(kind, { provincesLeft: 1 + below(rng, 8) });
  return planLine(kind, { most: pick(AMOUNTS, rng), perTreasures: pick(SHARES, rng) });
}

function withLines(plan: Plan, lines: readonly PlanLine[]): Plan {
  return { ...plan, lines };
}

function pick<T>(from: readonly T[], rng: RngState): T {
  return from[below(rng, from.length)] as T;
}
