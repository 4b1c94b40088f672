import type { Game, Seat, State } from '@regalia/kernel';

/** More than any game's `evaluate` can be: a game won is better than any lead. */
const WIN_BONUS = 1e6;

/** The game's evaluation; once the game is over, winning comes first and the lead second. Alone nobody wins or loses. */
export function positionValue(game: Game, state: State, seat: Seat): number {
  const value = game.evaluate(state, seat);
  const { outcome } = state.flow;
  if (outcome === null || outcome.winners.length === 0) return value;
  if (!outcome.winners.includes(seat)) return value - WIN_BONUS;
  return value + (outcome.winners.length === 1 ? WIN_BONUS : 0);
}
