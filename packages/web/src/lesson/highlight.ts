/** Marks what the selector names, also what comes onto the table later, until the returned function is called; scrolls to it once. */
export function highlight(selector: string): () => void {
  const lit = new Set<Element>();
  const mark = (): void => {
    for (const element of document.querySelectorAll(selector)) {
      element.setAttribute('data-lit', '');
      if (lit.size === 0) element.scrollIntoView({ block: 'nearest' });
      lit.add(element);
    }
  };
  const observer = new MutationObserver(mark);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-card', 'data-place'] });
  mark();
  return () => {
    observer.disconnect();
    for (const element of lit) element.removeAttribute('data-lit');
  };
}
