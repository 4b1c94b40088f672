/** Whether something else has the keyboard: a dialog, or a field to write or choose in. */
export function isKeyboardBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return target instanceof Element && target.matches('input, select, textarea');
}
