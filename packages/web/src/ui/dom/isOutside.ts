/**
 * Whether a press began and ended beside a dialog. A finger that opened the dialog by a long press and is lifted only now has begun
 * elsewhere.
 */
export function isOutside(dialog: EventTarget | null, began: EventTarget | null, ended: EventTarget): boolean {
  return dialog !== null && began === dialog && ended === dialog;
}
