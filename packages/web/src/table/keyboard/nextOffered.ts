const OFFERED = '[data-choosable]:is([data-offered], [data-marked], [aria-pressed])';

/** What may be chosen next after what has the focus, the first again after the last. */
export function nextOffered(): HTMLElement | SVGElement | null {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>(OFFERED)].filter((one) => one.checkVisibility());
  const at = all.findIndex((one) => one.matches(':focus'));
  return all[(at + 1) % all.length] ?? null;
}
