import type { DominionView } from '@regalia/games/dominion';
import type { Answer, Decision, GameView } from '@regalia/kernel';
import type { Bundle } from '../gameUi.ts';

/** With several Buys all purchases can be marked before the first is sent. */
export function purchases(d: Decision, anyView: GameView): Bundle | null {
  const view = anyView as DominionView;
  if (d.prompt !== 'buy' || view.buys < 2) return null;
  const pileOf = (card: number) => view.piles.find((pile) => pile.card === card);
  const limits = d.options.map((card) => Math.min(view.buys, pileOf(card)?.count ?? 0));
  const fits = (answer: Answer): boolean =>
    answer.reduce((sum, card) => sum + (pileOf(card)?.cost ?? 0), 0) <= view.coins;
  return { decision: { ...d, max: view.buys, limits }, fits, split: (answer) => answer.map((card) => [card]) };
}
