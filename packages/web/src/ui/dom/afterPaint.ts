const SOON = 100;

/** Does the work once the browser has shown what was changed so far, and soon in any case: a hidden page is never painted. */
export function afterPaint(work: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    work();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, SOON);
}
