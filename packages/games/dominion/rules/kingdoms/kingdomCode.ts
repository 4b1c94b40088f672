import { type Card, InvalidInput } from '@regalia/kernel';
import { BASIC_KINDS, CARDS } from '../cards/printed.ts';
import { KINGDOM_KINDS } from '../state.ts';

/**
 * Ten kinds as a short code that people can share. The kinds are numbered from 0 in their fixed order; a set of ten is its
 * number among all such sets (the combinatorial number system), written in 32 letters and digits that are not easily
 * mistaken, with a last sign that shows slips of the pen. It says nothing about how the cards were shuffled. A code stays
 * the same when kinds are added; one with kinds of high numbers may be longer.
 */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 7;
const LONGEST = 9;
const CHECK_FACTORS = [3, 5, 7, 11, 13, 17, 19, 23, 29] as const;

export function makeKingdomCode(kinds: readonly Card[]): string {
  let number = 0;
  const ascending = kinds.map((kind) => kind - BASIC_KINDS).sort((a, b) => a - b);
  ascending.forEach((kind, i) => {
    number += choose(kind, i + 1);
  });
  let signs = '';
  while (signs.length < LENGTH || number > 0) {
    signs = SIGNS.charAt(number % SIGNS.length) + signs;
    number = Math.floor(number / SIGNS.length);
  }
  return signs + checkSign(signs);
}

/** The kinds, ascending. Throws InvalidInput for anything else. */
export function parseKingdomCode(code: string): Card[] {
  const signs = code.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  const body = signs.slice(0, -1);
  const isCode = body.length >= LENGTH && body.length <= LONGEST && [...body].every((sign) => SIGNS.includes(sign));
  if (!isCode || checkSign(body) !== signs.slice(-1)) throw notACode(code);
  let number = [...body].reduce((sum, sign) => sum * SIGNS.length + SIGNS.indexOf(sign), 0);
  const kinds: Card[] = [];
  for (let size = KINGDOM_KINDS; size >= 1; size--) {
    let kind = size - 1;
    while (choose(kind + 1, size) <= number) kind++;
    number -= choose(kind, size);
    kinds.push(kind + BASIC_KINDS);
  }
  if ((kinds[0] as Card) >= CARDS.length) throw notACode(code);
  return kinds.reverse();
}

function notACode(code: string): InvalidInput {
  return new InvalidInput(
    'invalid-options',
    `"${code}" is not a Kingdom code; it has ${LENGTH + 1} letters and digits`,
  );
}

function checkSign(signs: string): string {
  const sum = [...signs].reduce((total, sign, i) => total + SIGNS.indexOf(sign) * (CHECK_FACTORS[i] as number), 0);
  return SIGNS.charAt(sum % SIGNS.length);
}

/** How many ways there are to choose `size` of `from`. */
function choose(from: number, size: number): number {
  let ways = 1;
  for (let i = 0; i < size; i++) ways = (ways * (from - i)) / (i + 1);
  return ways;
}
