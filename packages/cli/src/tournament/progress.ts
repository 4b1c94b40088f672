import cliProgress from 'cli-progress';
import type { Match } from './match.ts';
import type { MatchSummary } from './results.ts';
import { decisiveRatio, LEVEL_APART } from './sprt.ts';
import { percent } from './tableText.ts';

/** A bar on standard error, if that is a terminal: how far the test is from a decision. */
export function startMatchProgress(match: Match): { update(summary: MatchSummary): void; stop(): void } {
  if (!process.stderr.isTTY) return { update: () => {}, stop: () => {} };
  const { game, seats, challenger, opponent } = match;
  const format = `${game}, ${seats} seats: ${challenger} v ${opponent} {bar} {games} games, {rate} %`;
  const bar = new cliProgress.SingleBar({ format, stream: process.stderr, clearOnComplete: true, hideCursor: true });
  const bound = decisiveRatio(LEVEL_APART);
  bar.start(bound, 0, { games: 0, rate: '-' });
  return {
    update: ({ logLikelihoodRatio, games, winRate }) =>
      bar.update(Math.min(bound, Math.abs(logLikelihoodRatio)), { games, rate: percent(winRate) }),
    stop: () => bar.stop(),
  };
}
