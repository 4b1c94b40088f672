import type { Entropy } from '../ports/entropy.ts';

/** No letters that look like digits or like each other. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Easy to read aloud and to type: three groups of four, about 59 bits. */
export function makeCode(entropy: Entropy): string {
  const letters = Array.from({ length: GROUPS * GROUP_LENGTH }, () =>
    LETTERS.charAt(Number.parseInt(entropy.hex(6), 16) % LETTERS.length),
  );
  return Array.from({ length: GROUPS }, (_, i) =>
    letters.slice(i * GROUP_LENGTH, (i + 1) * GROUP_LENGTH).join(''),
  ).join('-');
}

/** As it was meant, however it was typed. */
export function readCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
