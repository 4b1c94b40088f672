import type { DealTask } from './DealThread.ts';
import type { MatchResult } from './results.ts';

/** Where deals are played: a thread, or a stand-in of a test. */
export interface DealPlayer {
  play(task: DealTask): Promise<number>;
}

export interface MatchRun {
  readonly seed: number;
  /** Whether the match needs no further deal. */
  isOver(result: MatchResult): boolean;
  /** Called after every deal, in the order of deals. */
  onDeal(result: MatchResult): void;
}

/**
 * Plays a match on from where it stands, on all players at once. Deals count in their order, and those beyond the decisive one
 * are dropped, so that the result depends neither on the number of players nor on interruptions.
 */
export async function playMatch(
  result: MatchResult,
  players: readonly DealPlayer[],
  { seed, isOver, onDeal }: MatchRun,
): Promise<void> {
  const finished = new Map<number, number>();
  let next = result.deals.length;
  const work = async (player: DealPlayer) => {
    while (!isOver(result)) {
      const deal = next++;
      finished.set(deal, await player.play({ match: result.match, seed, deal }));
      countFinished();
    }
  };
  const countFinished = () => {
    while (!isOver(result)) {
      const parts = finished.get(result.deals.length);
      if (parts === undefined) return;
      result.deals.push(parts);
      onDeal(result);
    }
  };
  await Promise.all(players.map(work));
}
