import { type CardType, cardOf, type DominionView, type PileView } from '@regalia/games/dominion';

/** Treasures above, Victory cards below, and the Curse beside them. */
const RANK: Readonly<Partial<Record<CardType, number>>> = { treasure: 0, curse: 1, victory: 2 };

interface SortedPiles {
  readonly basic: readonly PileView[];
  readonly kingdom: readonly PileView[];
}

/** The piles in the order in which they lie on the table. */
export function sortPiles({ piles, kingdom }: Pick<DominionView, 'piles' | 'kingdom'>): SortedPiles {
  const isKingdom = ({ card }: PileView): boolean => kingdom.includes(card);
  return {
    basic: piles.filter((pile) => !isKingdom(pile)).sort((a, b) => rankOf(a) - rankOf(b) || byCost(a, b)),
    kingdom: piles.filter(isKingdom).sort(byCost),
  };
}

function rankOf({ card }: PileView): number {
  return Math.min(...cardOf(card).types.map((type) => RANK[type] ?? 0));
}

/** By the printed cost, so that piles keep their places when costs change. */
function byCost(a: PileView, b: PileView): number {
  return cardOf(a.card).cost - cardOf(b.card).cost || a.card - b.card;
}
