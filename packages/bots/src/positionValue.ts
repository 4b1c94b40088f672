import type { Game, Seat, State } from '@regalia/kernel';

/** Larger than any value of `evaluate`, so that winning outweighs any lead. */
const WIN_BONUS = 1e6;

/** The game's evaluation, plus a bonus or penalty once the game is won or lost. Solo games without a winner have neither. */
export function positionValue(game: Game, state: State, seat: Seat): number {
  const value = game.evaluate(state, seat);
  const { outcome } = state.flow;
  if (outcome === null || outcome.winners.length === 0) return value;
  if (!outcome.winners.includes(seat)) return value - WIN_BONUS;
  return value + (outcome.winners.length === 1 ? WIN_BONUS : 0);
}
