/** Scrolls what the element scrolls in, and only that: the browser's `scrollIntoView` would also move the page behind the dialog. */
export function bringToView(element: HTMLElement, place: 'start' | 'center'): void {
  const scroller = scrollerOf(element);
  if (scroller === null) return;
  const below = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  const gap =
    place === 'center'
      ? (scroller.clientHeight - element.offsetHeight) / 2
      : Number.parseFloat(getComputedStyle(element).scrollMarginTop);
  scroller.scrollBy({ top: below - gap });
}

/** Scrolls what the element scrolls in to its beginning. */
export function scrollToTop(element: HTMLElement): void {
  scrollerOf(element)?.scrollTo({ top: 0 });
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  const parent = element.parentElement;
  if (parent === null || getComputedStyle(parent).overflowY === 'auto') return parent;
  return scrollerOf(parent);
}
