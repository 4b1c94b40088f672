import { useSettings } from '../../settings/settingsStore.ts';

/**
 * Whether a key is not meant for the table: a dialog or a field has the keyboard, it is a command of the browser, or a character
 * and those are switched off.
 */
export function isNotForTable(event: KeyboardEvent): boolean {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return true;
  if (isCharacter(key) && !useSettings.getState().keys) return true;
  return target instanceof Element && target.matches('input, select, textarea');
}

/** A letter, digit or sign, which dictation and stray fingers may type too. */
function isCharacter(key: string): boolean {
  return key.length === 1 && key !== ' ';
}
