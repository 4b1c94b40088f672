import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { canonicalJson } from '@regalia/kernel';
import { badUsage } from '../failure.ts';
import type { Match } from './match.ts';
import type { MatchResult, Tournament } from './results.ts';

const FORMAT = 1;

/** What was played so far, if there is such a file. */
export function loadTournament(path: string): Tournament | undefined {
  if (!existsSync(path)) return undefined;
  const raw = parse(path);
  if (isTournament(raw)) return raw;
  throw badUsage(`${path} is not a tournament of this program. Choose another file with --file.`);
}

/** Replaces the file at once, so that an interruption leaves the old or the new one. */
export function saveTournament(path: string, { seed, hypotheses, results }: Tournament): void {
  const draft = `${path}.new`;
  const played = results.map((result) => JSON.stringify(result)).join(',\n');
  const head = JSON.stringify({ format: FORMAT, seed, hypotheses }).slice(0, -1);
  writeFileSync(draft, `${head},"results":[\n${played}\n]}\n`);
  renameSync(draft, path);
}

/** The results of the given matches: what is known already, and else empty ones. Others of the file are left out. */
export function resume(matches: readonly Match[], known: readonly MatchResult[]): MatchResult[] {
  const byMatch = new Map(known.map((result) => [canonicalJson(result.match), result]));
  return matches.map((match) => byMatch.get(canonicalJson(match)) ?? { match, deals: [] });
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw badUsage(`Cannot read ${path}: ${(error as Error).message}.`);
  }
}

function isTournament(raw: unknown): raw is Tournament {
  if (!isObject(raw) || raw.format !== FORMAT || typeof raw.seed !== 'number' || !isObject(raw.hypotheses))
    return false;
  return Array.isArray(raw.results) && raw.results.every(isResult);
}

function isResult(raw: unknown): boolean {
  return isObject(raw) && isObject(raw.match) && Array.isArray(raw.deals) && raw.deals.every(Number.isFinite);
}

function isObject(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null;
}
