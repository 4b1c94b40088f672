import type { Card } from '@regalia/kernel';
import { jokersOf } from '../rules/jokers.ts';
import { dataFrom } from '../rules/printed/index.ts';
import type { Citizen } from '../rules/printed/shape.ts';
import { type Chances, chancesOf } from '../rules/solver/chances.ts';
import type { DicekingView } from './view.ts';

/** The chances of one visible card while dice are chosen. */
export interface CardChances {
  readonly card: Card;
  /** For each level, least first, and each set of dice to keep (bit d is die d); all 63 is to stop now. */
  readonly levels: readonly Chances[];
}

/**
 * How likely the active seat is to fulfill each visible card, its jokers included, if it keeps a set of dice now and plays
 * on for that card alone. Exact; takes some milliseconds for each level. Nothing while no dice are being chosen.
 */
export function chances(view: DicekingView): CardChances[] {
  const { rolled, rerolls } = view.dice;
  const owner = view.seats[view.turn];
  if (rolled.length === 0 || rerolls === 0 || owner === undefined) return [];
  const { dice, cards } = dataFrom(view.data);
  const jokers = jokersOf(cards, owner.faceUp, owner.faceDown.length);
  return view.decks.flatMap(({ card }) => {
    if (card === null) return [];
    return [{ card, levels: chancesOf(cards[card] as Citizen, { dice, rolled, rerolls, jokers }) }];
  });
}
