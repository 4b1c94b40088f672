/** A rectangle on the screen. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface ZoomPlan {
  /** The card under the pointer. */
  readonly card: Rect;
  /** What must stay in sight: the card's neighbors and my hand. */
  readonly keepClear: readonly Rect[];
  readonly size: { readonly width: number; readonly height: number };
  readonly screen: { readonly width: number; readonly height: number };
}

const GAP = 10;

/** Where the large card covers nothing that one may want to reach next; null where there is no such place. */
export function placeZoom({ card, keepClear, size, screen }: ZoomPlan): { left: number; top: number } | null {
  const { width, height } = size;
  const rows = [card, ...keepClear.filter((box) => overlaps(box, card))];
  const row = rows.reduce(around);
  const across = clamp((card.left + card.right - width) / 2, screen.width - width);
  const along = clamp((card.top + card.bottom - height) / 2, screen.height - height);
  const places = [
    { left: across, top: row.top - GAP - height },
    { left: across, top: row.bottom + GAP },
    { left: row.right + GAP, top: along },
    { left: row.left - GAP - width, top: along },
    { left: screen.width - GAP - width, top: GAP },
    { left: screen.width - GAP - width, top: screen.height - GAP - height },
  ];
  const isGood = ({ left, top }: { left: number; top: number }): boolean => {
    const box = { left, top, right: left + width, bottom: top + height };
    const isInside = left >= 0 && top >= 0 && box.right <= screen.width && box.bottom <= screen.height;
    return isInside && ![card, ...keepClear].some((other) => overlaps(box, other));
  };
  return places.find(isGood) ?? null;
}

function clamp(at: number, most: number): number {
  return Math.max(GAP, Math.min(at, most - GAP));
}

function overlaps(a: Rect, b: Rect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function around(a: Rect, b: Rect): Rect {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
