import type { StoredSummary } from '../view/render.ts';

/** A seat as earlier builds stored it. */
type StoredSeat = StoredSummary['seats'][number] & { readonly lookedAfter?: boolean };

/** Translates the stored summary of an earlier build, where `autoPlayed` was called `lookedAfter`. */
export function currentSummary(summary: StoredSummary): StoredSummary {
  return { ...summary, seats: summary.seats.map(currentSeat) };
}

function currentSeat({ lookedAfter, ...seat }: StoredSeat): StoredSeat {
  return lookedAfter === undefined ? seat : { ...seat, autoPlayed: lookedAfter };
}
