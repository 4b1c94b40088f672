/**
 * One revision of a game's rules. Each game lists its revisions in `revisions.ts`, oldest first. An entry never changes,
 * since records depend on it.
 */
export interface Revision {
  /** The rule changes, each with its rule ID. */
  readonly changes: readonly string[];
  /** The names of the cards it added. Cards are numbered in this order, so that no number ever changes. */
  readonly cards: readonly string[];
}

/** The number of cards in a revision, those with lower numbers. Random draws must use only these. */
export function countCardsUpTo(revisions: readonly Revision[], revision: number): number {
  return revisions.slice(0, revision).reduce((count, { cards }) => count + cards.length, 0);
}

/** Sorts cards by number. Throws RangeError if a card is missing or belongs to no revision. */
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
