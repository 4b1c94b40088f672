import type { Card, Part } from '@regalia/kernel';
import { isAction, isTreasure, isVictory } from '../cards/printed.ts';
import type { Turn } from '../effect.ts';
import { draw } from './draw.ts';

/** What a card adds for its player: "+1 Card, +2 Actions". */
export interface Bonus {
  readonly cards?: number;
  readonly actions?: number;
  readonly buys?: number;
  readonly coins?: number;
}

/** DOM-7.1 to 7.4, as a step of a card: in the printed order, cards first. */
export function plus({ cards = 0, actions = 0, buys = 0, coins = 0 }: Bonus): Part<Turn> {
  return (x) => {
    if (cards > 0) draw(x, cards);
    addCounts(x, actions, buys, coins);
  };
}

/** DOM-E17: of one instruction Actions, Buys and coins first, then cards; no result depends on it. */
export function addBonus(x: Turn, { cards = 0, actions = 0, buys = 0, coins = 0 }: Bonus): void {
  addCounts(x, actions, buys, coins);
  if (cards > 0) draw(x, cards);
}

function addCounts(x: Turn, actions: number, buys: number, coins: number): void {
  const s = x.state;
  s.actions += actions;
  s.buys += buys;
  s.coins += coins;
  if (actions + buys + coins > 0) x.out?.push({ t: 'plus', seat: x.me, actions, buys, coins });
}

/** For each of the kinds and each of its types: Actions, coins or cards (DOM-I14.2, DOM-I22.3). */
export function bonusPerType(kinds: readonly Card[], each: number): Bonus {
  const [actions, treasures, victories] = [isAction, isTreasure, isVictory].map((test) => kinds.filter(test).length);
  return { actions: each * (actions ?? 0), coins: each * (treasures ?? 0), cards: each * (victories ?? 0) };
}
