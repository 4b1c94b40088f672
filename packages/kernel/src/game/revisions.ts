/**
 * One revision of a game's rules. Every game lists its own in `revisions.ts`, the first one first; what stands there never
 * changes, since records of that revision depend on it.
 */
export interface Revision {
  /** What is played otherwise than before, each with its rule. */
  readonly changes: readonly string[];
  /** The cards it brought, by name. All cards are numbered in this order, so that no number shifts when a set grows. */
  readonly cards: readonly string[];
}

/** How many cards a game by that revision knows: those with lower numbers. Whatever is drawn by lot is drawn from these. */
export function countCardsUpTo(revisions: readonly Revision[], revision: number): number {
  return revisions.slice(0, revision).reduce((count, { cards }) => count + cards.length, 0);
}

/** The cards in the order of their numbers. Throws if one is missing, or was never brought. */
export function sortByCardNumber<C extends { readonly id: string }>(
  revisions: readonly Revision[],
  cards: readonly C[],
): C[] {
  const left = new Map(cards.map((card) => [card.id, card]));
  const ordered = revisions
    .flatMap((revision) => revision.cards)
    .map((id) => {
      const card = left.get(id);
      if (card === undefined) throw new RangeError(`no card is called "${id}", or two revisions bring it`);
      left.delete(id);
      return card;
    });
  for (const id of left.keys()) throw new RangeError(`no revision brings the card "${id}", so it has no number`);
  return ordered;
}
