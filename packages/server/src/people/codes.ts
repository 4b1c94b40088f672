import type { Entropy } from '../ports/entropy.ts';

/** No letters that look like digits or like each other. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const GROUP_LENGTH = 4;
const DEVICE_CODE_GROUPS = 3;
const RECOVERY_CODE_GROUPS = 5;

/** Expires soon: about 59 bits. */
export function makeDeviceCode(entropy: Entropy): string {
  return makeCode(entropy, DEVICE_CODE_GROUPS);
}

/** Never expires: about 99 bits. */
export function makeRecoveryCode(entropy: Entropy): string {
  return makeCode(entropy, RECOVERY_CODE_GROUPS);
}

/** Letters and digits of a code, whatever case, accents, spaces and hyphens it was typed with. */
export function readCode(typed: string): string {
  return typed
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

export function isRecoveryCode(code: string): boolean {
  return code.length === RECOVERY_CODE_GROUPS * GROUP_LENGTH;
}

function makeCode(entropy: Entropy, groups: number): string {
  const letter = (): string => LETTERS.charAt(Number.parseInt(entropy.hex(6), 16) % LETTERS.length);
  const group = (): string => Array.from({ length: GROUP_LENGTH }, letter).join('');
  return Array.from({ length: groups }, group).join('-');
}
