import type { ART } from './art.ts';

/** Characters share the heads in turn. */
const HEADS: readonly (keyof typeof ART)[] = [
  'captain',
  'king',
  'elf',
  'monk',
  'hooded',
  'spy',
  'character',
  'helm',
  'bowman',
  'pikeman',
  'viking',
  'wizard',
  'swordman',
  'cowled',
  'spartan',
  'dwarf',
  'barbarian',
  'cultist',
];

export function headOf(card: number): string {
  return HEADS[card % HEADS.length] ?? 'character';
}
