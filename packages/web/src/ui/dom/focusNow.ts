/** A `ref` for what takes the focus as soon as it is there. */
export function focusNow(element: HTMLElement | null): void {
  element?.focus();
}
